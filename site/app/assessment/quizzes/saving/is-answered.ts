import type { GivenAnswer, QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';

/** Whether an answer says anything: cleared fields are no answer. */
export function isAnswered(answer: GivenAnswer | null): boolean {
  if (!answer) return false;
  const { choice, choices, text, pairs, order, gaps } = answer;
  return (
    choice !== undefined ||
    (choices?.length ?? 0) > 0 ||
    (text?.trim() ?? '') !== '' ||
    Object.keys(pairs ?? {}).length > 0 ||
    (order?.length ?? 0) > 0 ||
    (gaps ?? []).some((gap) => gap.trim() !== '')
  );
}

/** Whether the kind is answered by typing: such answers are sent once the learner pauses. */
export const isTyped = (kind: QuestionKind): boolean =>
  ['text', 'number', 'output', 'essay', 'gaps'].includes(kind);
