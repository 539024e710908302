"""Whatever is given: one sentence that says what and where, exit code 2, and nothing is lost."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from hexmonger.saves import load
from tests.cli.conftest import POSITION

Refused = Callable[..., str]

FILE_COMMANDS = (("replay", "{}"), ("position", "{}"), ("perft", "{}"), ("play", "--resume", "{}"))


def edition(tmp_path: Path, text: str) -> Path:
    """Write an edition file."""
    path = tmp_path / "edition.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("command", FILE_COMMANDS, ids=lambda command: command[0])
class TestFiles:
    """What isn't a readable text file is refused by every command that reads one."""

    def test_a_missing_file(self, refused: Refused, command: tuple[str, ...]) -> None:
        assert refused(*(word.format("gone.txt") for word in command)) == "gone.txt: there is no such file"

    def test_a_folder(self, refused: Refused, tmp_path: Path, command: tuple[str, ...]) -> None:
        sentence = refused(*(word.format(tmp_path) for word in command))
        assert sentence == f"{tmp_path}: is a folder, not a file"

    @pytest.mark.parametrize("content", [b"\xff\xfe\x00\x01", b"hexmonger\0record"])
    def test_a_binary_file(
        self, refused: Refused, tmp_path: Path, command: tuple[str, ...], content: bytes
    ) -> None:
        (tmp_path / "picture.png").write_bytes(content)
        assert refused(*(word.format("picture.png") for word in command)) == "picture.png: is not a text file"

    @pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
    def test_a_file_that_may_not_be_read(
        self, refused: Refused, position: Path, command: tuple[str, ...]
    ) -> None:
        position.chmod(0)
        assert "can't be read (Permission denied)" in refused(*(word.format(position) for word in command))

    def test_another_kind_of_text(self, refused: Refused, tmp_path: Path, command: tuple[str, ...]) -> None:
        (tmp_path / "poem.txt").write_text("The moon is up.\nThe market sleeps.\n", encoding="utf-8")
        sentence = refused(*(word.format("poem.txt") for word in command))
        assert sentence.startswith(("poem.txt: this is no record: ", "poem.txt: this is no position: "))

    def test_an_empty_file(self, refused: Refused, tmp_path: Path, command: tuple[str, ...]) -> None:
        (tmp_path / "empty").touch()
        assert refused(*(word.format("empty") for word in command)).startswith("empty: this is no ")


class TestEditions:
    """An edition that can't be is refused by every command that takes one."""

    @pytest.mark.parametrize("command", ["play", "simulate", "rules", "perft"])
    def test_an_unknown_item(self, refused: Refused, tmp_path: Path, command: str) -> None:
        path = edition(tmp_path, "[items.crystal_bowl]\ngold = 3\n")
        extra = ("--seed", "1") if command == "perft" else ()
        sentence = refused(command, "--edition", str(path), *extra)
        assert sentence.startswith(f"{path}: there is no item called `crystal_bowl`; there are: ")

    def test_a_negative_count(self, refused: Refused, tmp_path: Path) -> None:
        path = edition(tmp_path, "[items.crystal_ball]\ncopies_2_to_4 = -1\n")
        sentence = refused("play", "--edition", str(path))
        assert sentence == f"{path}: `items.crystal_ball.copies_2_to_4` must be 0 to 200, not -1"

    def test_a_deck_too_small(self, refused: Refused, tmp_path: Path) -> None:
        from hexmonger.games.arcane_alley.items import ITEMS

        tables = "".join(f"[items.{item.id}]\ncopies_2_to_4 = 1\n" for item in ITEMS)
        path = edition(tmp_path, tables)
        sentence = refused("simulate", "--edition", str(path))
        assert sentence.startswith(f"{path}: the deck is too small: 4 players need 45 items, but it has 20")
        assert "AA-11" in sentence

    def test_no_toml(self, refused: Refused, tmp_path: Path) -> None:
        path = edition(tmp_path, "gold: 3\n")
        assert refused("rules", "--edition", str(path)).startswith(f"{path}: is not TOML")

    def test_a_name_that_could_play_tricks_on_a_terminal(self, refused: Refused, tmp_path: Path) -> None:
        path = edition(tmp_path, 'name = "nice\\u001b[2J"\n')
        assert refused("simulate", "--edition", str(path)) == (
            f"{path}: the name 'nice\\x1b[2J' can't be shown"
        )

    def test_a_missing_file(self, refused: Refused) -> None:
        assert refused("play", "--edition", "gone.toml") == "gone.toml: there is no such file"


class TestRecords:
    """A record that can't have been played is refused with the choice, the reason and the rule."""

    def changed(self, path: Path, old: str, new: str) -> Path:
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return path

    @pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
    def test_an_illegal_choice(self, refused: Refused, unfinished: Path, command: tuple[str, ...]) -> None:
        before = unfinished.read_text(encoding="utf-8").splitlines()
        number, line = next((at, line) for at, line in enumerate(before) if "reveal" in line)
        seat, _, words = line.partition(": ")
        first = words.split("; ")[0]
        self.changed(unfinished, line, f"{seat}: {first}; {first}")
        sentence = refused(*command, str(unfinished))
        assert sentence.startswith(f"{unfinished}: line {number + 1}, choice 2: {first}: ")
        assert sentence.endswith("(AA-11)")

    def test_a_choice_that_is_no_answer(self, refused: Refused, unfinished: Path) -> None:
        self.changed(unfinished, "reveal", "swallow")
        sentence = refused("replay", str(unfinished))
        assert sentence.startswith(f"{unfinished}: line ")
        assert "choice 1: 'swallow " in sentence
        assert sentence.endswith(": that is no answer to what is asked here (reveal)")

    def test_a_choice_out_of_turn(self, refused: Refused, unfinished: Path) -> None:
        lines = unfinished.read_text(encoding="utf-8").splitlines()
        first = next(line for line in lines if "reveal" in line)
        other = 1 + int(first[0]) % 3
        self.changed(unfinished, first, f"{other}{first[1:]}")
        assert f"is said by seat {other}, but seat {first[0]} is asked" in refused("replay", str(unfinished))

    def test_a_choice_after_the_end(self, refused: Refused, finished: Path) -> None:
        with finished.open("a", encoding="utf-8") as file:
            file.write("1: draw deck\n")
        assert "the game is over before 'draw deck'" in refused("replay", str(finished))

    def test_a_game_nobody_has(self, refused: Refused, unfinished: Path) -> None:
        self.changed(unfinished, "arcane_alley", "backgammon")
        sentence = refused("replay", str(unfinished))
        assert sentence.startswith(
            f"{unfinished}: there is no game called 'backgammon'; there are: arcane_alley"
        )

    def test_more_seats_than_anybody_has(self, refused: Refused, unfinished: Path) -> None:
        self.changed(unfinished, "seats: 3", "seats: 1000000000")
        sentence = refused("replay", str(unfinished))
        assert sentence == f"{unfinished}: Arcane Alley is for 2 to 6 players, not 1000000000"

    def test_a_seat_without_end(self, refused: Refused, unfinished: Path) -> None:
        self.changed(unfinished, "\n\n", f"\n\n{'9' * 5000}: draw deck\n")
        assert "should be `seat: choice; choice`" in refused("replay", str(unfinished))

    def test_other_rules(self, refused: Refused, unfinished: Path) -> None:
        self.changed(unfinished, "rules: ", "rules: 99")
        assert "the record was written under rules 99" in refused("replay", str(unfinished))

    def test_a_position_for_a_record_and_a_record_for_a_position(
        self, refused: Refused, unfinished: Path, position: Path
    ) -> None:
        assert "this is a record, not a position" in refused("position", str(unfinished))
        assert "this is no record" in refused("replay", str(position))

    def test_a_refused_record_is_left_as_it_is(self, refused: Refused, unfinished: Path) -> None:
        self.changed(unfinished, "reveal", "swallow")
        before = unfinished.read_bytes()
        refused("play", "--resume", str(unfinished))
        assert unfinished.read_bytes() == before


class TestPositions:
    """A position that can't be is refused with its line."""

    @pytest.mark.parametrize(
        ("old", "new", "reason"),
        [
            ("gold 7", "gold -7", "line 11: gold must be 0 or more, not -7"),
            ("infamy 3", "infamy 30", "line 5: infamy must be 0 to 24, not 30"),
            ("Wa Co", "Wa Xx", "line 5: there is no item with the mark 'Xx'"),
            ("Wa Co", "*L *L", "line 5: the deck has no more than 1 of Mystical Lamp"),
            ("byros", "boris", "line 5: there is no wizard called 'boris'"),
            ("3 players", "9 players", "line 1: the number of players must be 2 to 6, not 9"),
            ("turn: 1", "turn: 4", "line 2: the seat must be 1 to 3, not 4"),
            ("seat 3: gold 7", "seat 3: gold 7\n  Sw Sw", "line 12: a storehouse is 3x3"),
            ("deck: Ba Wa ...", "deck: Ba Wa", "95 items of the deck are nowhere"),
            ("discard:", "discord:", "line 4: a diagram has no 'discord'"),
        ],
    )
    def test_with_its_line(self, refused: Refused, position: Path, old: str, new: str, reason: str) -> None:
        assert old in POSITION
        position.write_text(POSITION.replace(old, new, 1), encoding="utf-8")
        assert refused("position", str(position)).startswith(f"{position}: {reason}")

    @pytest.mark.parametrize(
        ("agenda", "reason"),
        [
            ("round@2 turn@3:1 play@2:1", "the agenda does not fit the position"),
            ("round@2 turn@3:1 play@1:1[70]", "the agenda does not fit the position"),
            ("round@2 turn@3:1 play@1:1[70] play@0:1", "the agenda does not fit the position"),
            ("round@2 turn@3:1 hypnotic_toad.played@1:1", "the agenda does not fit the position"),
            ("round@2 turn@3:1 turn@3:1", "a round is under all else and a turn on it, but not 'turn@3:1'"),
            ("turn@3:1", "a round is under all else and a turn on it, but not 'turn@3:1'"),
            ("round@2 round@2", "a round is under all else and a turn on it, but not 'round@2'"),
            ("round@2 turn@3", "a round is nobody's and all else is somebody's, but not 'turn@3'"),
            ("round@2 turn@3:4", "there is no seat 4"),
        ],
    )
    def test_an_agenda_that_can_not_be_carried_out(
        self, refused: Refused, position: Path, agenda: str, reason: str
    ) -> None:
        text = POSITION.replace("deck: ", f"agenda: {agenda}\nlimbo: Sw\ndeck: ")
        position.write_text(text, encoding="utf-8")
        assert refused("position", str(position)) == f"{position}: line 3: {reason}"

    def test_a_game_misspelt(self, refused: Refused, position: Path) -> None:
        position.write_text(POSITION.replace("arcane_alley", "arcane_aley"), encoding="utf-8")
        assert refused("position", str(position)).endswith("did you mean arcane_alley?")

    def test_a_seat_nobody_sits_on(self, refused: Refused, position: Path) -> None:
        assert refused("position", str(position), "--seat", "4") == "there is no seat 4; there are 3"

    def test_standard_input(self, refused: Refused) -> None:
        assert refused("position", "-", given="hello\n").startswith("standard input: this is no position")


class TestOptions:
    """Options that don't fit are refused, and nothing is begun."""

    @pytest.mark.parametrize(
        ("words", "reason"),
        [
            ("play --players Ada", "Arcane Alley is for 2 to 6 players, not 1"),
            ("play --players Ada,Ben --seats 1", "2 players can't sit on 1 seats: Ada,Ben"),
            ("play --players Ada,,Ben", "a player has no name"),
            (f"play --players Ada,{'B' * 41}", f"'{'B' * 41}' can't be a name"),
            ("play --set wizards", "'wizards' should be NAME=VALUE"),
            ("simulate --set weather=fine", "Arcane Alley has no option called 'weather'"),
            ("play --game chess", "there is no game called 'chess'"),
            ("play --wizards boris", "3 seats need 3 wizards, not 1: boris"),
            ("play --seats 2 --wizards boris,none", "there is no wizard called 'boris'"),
            ("play --seats 2 --wizards ninx,ninx", "two seats can't both have the wizard 'ninx' (AA-03)"),
            ("play --resume latest", "there is no unfinished game in "),
            ("play --resume latest --seed 3", "a saved game brings its own table along"),
            ("play --seed 3", "`play` needs a terminal"),
            ("play", "`play` needs a terminal"),
            ("simulate --players uniform,unifrom", "there is no bot called 'unifrom'"),
            ("simulate --players uniform", "Arcane Alley is for 2 to 6 players, not 1"),
            ("simulate --json nowhere/x.json", "nowhere/x.json: there is no folder"),
            ("simulate --json .", ".: is a folder, not a file"),
            ("perft", "say where to begin"),
            ("rules crystal bell", "nothing is called 'crystal bell'; did you mean Crystal Ball?"),
            ("rules AA-999", "nothing is called 'AA-999'"),
            (
                "rules arcane_alley --modules moon",
                "there is no module of Arcane Alley called 'moon'; there are: ",
            ),
            ("play --modules moon", "there is no module of Arcane Alley called 'moon'; there are: "),
            ("simulate --arrange by", "Arcane Alley has no option called 'arrange' without"),
            (
                "perft --seed 1 --game merchants_of_magick --arrange by",
                "Merchants of Magick has no option called 'arrange'",
            ),
            ("simulate --recipe standard", "a recipe needs its module: add --modules moonstruck_market"),
            (
                "perft --seed 1 --modules moonstruck_market --recipe standart",
                "there is no recipe and no file",
            ),
        ],
    )
    def test_in_a_sentence(self, refused: Refused, home: Path, words: str, reason: str) -> None:
        assert refused(*words.split()).startswith(reason)
        assert not list(home.glob("*"))

    def test_a_file_that_is_there_is_not_written_over(self, refused: Refused, unfinished: Path) -> None:
        before = unfinished.read_bytes()
        assert "is there already" in refused("play", "--seed", "3", "--save", str(unfinished))
        assert unfinished.read_bytes() == before

    def test_a_game_that_is_over_is_not_resumed(self, refused: Refused, finished: Path) -> None:
        assert "this game is over" in refused("play", "--resume", str(finished))
        assert load(finished).state.is_over

    def test_a_position_with_a_seed_of_its_own(self, refused: Refused, position: Path) -> None:
        assert refused("perft", str(position), "--seed", "3").startswith("a file is a whole position")

    @pytest.mark.parametrize(
        ("words", "reason"),
        [
            ("simulate --games 0", "invalid value for '--games': "),
            ("perft --seed x", "invalid value for '--seed': "),
            ("perft --seed 1 --depth -1", "invalid value for '--depth': "),
            ("perft --seed 1 --depth 100", "invalid value for '--depth': "),
            ("replay", "missing argument 'FILE'; see hexmonger replay --help"),
            ("dance", "no such command 'dance'; see hexmonger --help"),
            ("simulat", "no such command 'simulat'; did you mean 'simulate'?"),
            ("play --x", "no such option: --x; see hexmonger play --help"),
            ("--x", "no such option: --x; see hexmonger --help"),
            ("bots please", "got unexpected extra argument"),
        ],
    )
    def test_misuse_is_told_in_a_sentence_too(self, refused: Refused, words: str, reason: str) -> None:
        assert refused(*words.split()).startswith(reason)

    @pytest.mark.parametrize("words", ["recipes", "simulate --csv", "simulate --edition", "position"])
    def test_a_name_that_no_file_can_have(self, refused: Refused, words: str) -> None:
        name = "x" * 300
        sentence = refused(*words.split(), name)
        assert sentence.startswith(f"{name}: can't be ")
        assert sentence.endswith("(File name too long)")

    def test_a_sentence_has_a_bearable_length(self, refused: Refused, unfinished: Path) -> None:
        text = unfinished.read_text(encoding="utf-8")
        unfinished.write_text(text.replace("reveal", "x" * 1_000_000, 1), encoding="utf-8")
        sentence = refused("replay", str(unfinished))
        assert len(sentence) < 1100
        assert "choice 1: 'xxx" in sentence
        assert "xxx … xxx" in sentence
        assert sentence.endswith("is no answer to what is asked here (reveal)")
