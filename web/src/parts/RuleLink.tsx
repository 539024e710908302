import type { ReactNode } from "react";
import { Link } from "./router";

/** Returns the anchor of a rule on its page: its id, without spaces. */
export function anchorOf(rule: string): string {
  return rule.replaceAll(" ", "-");
}

/** Returns where a rule stands. */
export function addressOfRule(game: string, rule: string): string {
  return `/rules/${encodeURIComponent(game)}#${anchorOf(rule)}`;
}

interface Props {
  game: string;
  rule: string;
  /** What it is called where its id says nothing to a reader. */
  children?: ReactNode;
}

/** A rule by its id, or by what it is called, which leads to its words. */
export function RuleLink({ game, rule, children = rule }: Props) {
  return (
    <Link to={addressOfRule(game, rule)} className="rule-id">
      {children}
    </Link>
  );
}
