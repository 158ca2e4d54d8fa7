import type {
  GivenAnswer,
  QuestionAnswers,
  QuestionContent,
} from '@nibras/contract/assessment/questions/shapes.ts';
import type { ReviewedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';

type Key = NonNullable<ReviewedQuestion['key']>;
type NumberKey = NonNullable<QuestionAnswers['number']>;

const numberText = ({ value, unit }: NumberKey) => `${value.trim()} ${unit.trim()}`.trim();

/** «9.8 ± 2%», where a tolerance is given. */
function toleratedText({ value, tolerance, toleranceIn, unit }: NumberKey): string[] {
  if (!Number(tolerance)) return [];
  return [
    `${value.trim()} ± ${tolerance.trim()}${toleranceIn === 'percent' ? '%' : ''} ${unit.trim()}`.trim(),
  ];
}

function rightAnswer({ kind, answers }: QuestionContent): GivenAnswer {
  const { choices = [], accepted = [], pairs = [], items = [], gaps = [] } = answers;
  const right = choices.filter(({ correct }) => correct).map(({ id }) => id);
  switch (kind) {
    case 'single':
      return right[0] === undefined ? {} : { choice: right[0] };
    case 'multiple':
      return { choices: right };
    case 'true-false':
      return typeof answers.correct === 'boolean' ? { choice: String(answers.correct) } : {};
    case 'text':
    case 'output':
      return accepted[0] === undefined ? {} : { text: accepted[0] };
    case 'number':
      return answers.number ? { text: numberText(answers.number) } : {};
    case 'match':
      return { pairs: Object.fromEntries(pairs.map(({ id, rightId }) => [id, rightId])) };
    case 'order':
      return { order: items.map(({ id }) => id) };
    case 'gaps':
      return { gaps: gaps.map((gap) => gap.accepted[0] ?? '') };
    case 'essay':
      return {};
  }
}

function furtherAccepted({ kind, answers }: QuestionContent): string[] {
  if (kind === 'text' || kind === 'output') return (answers.accepted ?? []).slice(1);
  return kind === 'number' && answers.number
    ? [...toleratedText(answers.number), ...(answers.number.accepted ?? [])]
    : [];
}

/** What is right and why, for those who may see it. Only the parts of the question's kind are in it. */
export function keyOf(content: QuestionContent): Key {
  const { kind, answers, explanation } = content;
  const explained = kind === 'single' || kind === 'multiple' ? (answers.choices ?? []) : [];
  return {
    answer: rightAnswer(content),
    accepted: furtherAccepted(content),
    feedback: Object.fromEntries(
      explained.filter(({ feedback }) => feedback !== '').map(({ id, feedback }) => [id, feedback]),
    ),
    explanation,
    guide: kind === 'essay' ? (answers.guide ?? '') : '',
  };
}
