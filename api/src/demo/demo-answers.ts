import type { GivenAnswer, QuestionContent } from '@nibras/contract/assessment/questions/shapes.ts';
import { keyOf } from '#assessment/grading/index.ts';

/** The right answer of a question; '' where a person marks a text. */
export const rightAnswer = (content: QuestionContent): GivenAnswer => keyOf(content).answer;

const swapped = <Item>([first, second, ...rest]: Item[]) =>
  first === undefined || second === undefined ? [] : [second, first, ...rest];

/** A wrong answer, as a student could give it. `pick` chooses among several. */
export function wrongAnswer(content: QuestionContent, pick: number): GivenAnswer {
  const { kind, answers } = content;
  const right = rightAnswer(content);
  const wrong = (answers.choices ?? []).filter(({ correct }) => !correct).map(({ id }) => id);
  switch (kind) {
    case 'single':
      return { choice: wrong[pick % wrong.length] };
    case 'multiple':
      return { choices: [...(right.choices ?? []).slice(1), ...wrong.slice(0, 1)] };
    case 'true-false':
      return { choice: right.choice === 'true' ? 'false' : 'true' };
    case 'text':
      return { text: 'insert' };
    case 'number':
      return { text: String(Number(answers.number?.value ?? 0) + 1) };
    case 'output':
      return { text: 'رسالة خطأ' };
    case 'match': {
      const lefts = Object.keys(right.pairs ?? {});
      const rights = swapped(Object.values(right.pairs ?? {}));
      return { pairs: Object.fromEntries(lefts.map((left, at) => [left, rights[at] ?? ''])) };
    }
    case 'order':
      return { order: swapped(right.order ?? []) };
    case 'gaps':
      return { gaps: (right.gaps ?? []).map((gap, at) => (at === 0 ? gap : '')) };
    case 'essay':
      return {};
  }
}
