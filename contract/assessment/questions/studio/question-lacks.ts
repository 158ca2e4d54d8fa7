/** What a question lacks before it can be published; the API's `isComplete` names these codes. */
export const questionLacks = [
  /** No text. */
  'body',
  /** Fewer than two choices. */
  'choices',
  'choice-empty',
  'choices-equal',
  /** Nobody has said which choice is right, or whether the statement is true. */
  'correct',
  /** More than one right choice where one is asked for. */
  'correct-many',
  /** No answer that counts as right. */
  'accepted',
  'number',
  'tolerance',
  'unit',
  'units',
  /** Fewer than two pairs, or a side of one is empty. */
  'pairs',
  /** Two left sides that look alike. */
  'pairs-equal',
  /** Fewer than two items, or one is empty. */
  'items',
  'code',
  /** No gap in the code. */
  'gaps',
  /** A gap without an answer. */
  'gap-empty',
  /** The code has a gap that has no answers, or a gap twice, or answers whose gap is not in the code. */
  'gap-numbers',
  'hint-empty',
] as const;
export type QuestionLack = (typeof questionLacks)[number];
