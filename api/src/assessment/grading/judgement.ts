export interface Judgement {
  /** From 0 to 1; null where a person marks it. */
  share: number | null;
  /** How each answered part was judged: a choice, a left side, an item, or a gap by its number from 0. */
  judged: Record<string, boolean>;
}
