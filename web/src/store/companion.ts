import { Conversation } from "../protocol/conversation";
import { PROTOCOL } from "../protocol/socket";
import { Fairness } from "./fairness";

interface Ears {
  seated: (seat: number, companion: Companion) => void;
  refused: (companion: Companion) => void;
}

/**
 * A further seat of this device while somebody else has the screen.
 *
 * Others see that it is here, and its words reach the seed. Whatever the seat hears of the game is dropped
 * unread: the page can't show what it does not have.
 */
export class Companion {
  private readonly conversation: Conversation;
  private readonly fairness = new Fairness((body) => this.conversation.say(body));
  private seat = -1;

  constructor(
    table: string,
    readonly secret: string,
    ears: Ears,
  ) {
    this.conversation = new Conversation({
      hello: () => ({ say: "hello", protocol: PROTOCOL, table, secret }),
      hear: (reply) => {
        if (reply.say === "welcome") {
          this.seat = reply.seat;
          ears.seated(reply.seat, this);
        } else if (reply.say === "table") {
          this.fairness.follow(reply.table, this.seat);
        } else if (reply.say === "wrong" && reply.code === "secret") {
          ears.refused(this);
        }
      },
      tell: () => {},
    });
  }

  open(): void {
    this.conversation.open();
  }

  close(): void {
    this.conversation.close();
  }

  /** Seals words for the seat; returns whether they are. */
  seal(words: string): Promise<boolean> {
    return this.fairness.seal(words);
  }

  /** Answers for the seat what somebody has asked everybody for. */
  agree(number: number, isYes: boolean): void {
    this.conversation.say({ say: "agree", number, is_yes: isYes });
  }
}
