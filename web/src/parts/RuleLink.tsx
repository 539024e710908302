import { Link } from "./router";

/** Returns the anchor of a rule on its page: its id, without spaces. */
export function anchorOf(rule: string): string {
  return rule.replaceAll(" ", "-");
}

/** Returns where a rule stands. */
export function addressOfRule(game: string, rule: string): string {
  return `/rules/${encodeURIComponent(game)}#${anchorOf(rule)}`;
}

/** A rule by its id, which leads to its words. */
export function RuleLink({ game, rule }: { game: string; rule: string }) {
  return (
    <Link to={addressOfRule(game, rule)} className="rule-id">
      {rule}
    </Link>
  );
}
