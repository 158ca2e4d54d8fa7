import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { textOfHtml } from '#platform/html/text-of-html.ts';
import { withCode } from '../code-block.ts';
import { markerText } from '../marker.ts';
import { acceptedMarker, furtherNumbers } from '../number-answers.ts';
import type { DraftQuestion } from '../read-question.ts';
import { escapeGift } from './gift-text.ts';

const html = escapeGift;
const feedbackOf = (feedback: string) => (feedback === '' ? '' : `#${html(feedback)}`);

function choicesText({ choices = [] }: QuestionAnswers, isSingle: boolean): string[] {
  const right = choices.filter(({ correct }) => correct).length;
  const part = Number((100 / Math.max(1, right)).toFixed(5));
  return choices.map((choice) => {
    const sign = isSingle ? (choice.correct ? '=' : '~') : `~%${choice.correct ? part : -part}%`;
    return `${sign}${html(choice.html)}${feedbackOf(choice.feedback)}`;
  });
}

function numberText({ number }: QuestionAnswers): string[] {
  if (!number) return [];
  const tolerance =
    number.toleranceIn === 'percent'
      ? Math.abs(Number(number.value) * Number(number.tolerance)) / 100
      : Number(number.tolerance);
  const value = `${number.value}${tolerance ? `:${Number(tolerance.toPrecision(12))}` : ''}`;
  const further = furtherNumbers(number).map((text) => `=${text}`);
  return further.length === 0 ? [`#${value}`] : ['#', `=${value}`, ...further];
}

const pairsText = ({ pairs = [], extras = [] }: QuestionAnswers) => [
  ...pairs.map(({ left, right }) => `=${html(left)} -> ${escapeGift(textOfHtml(right))}`),
  ...extras.map((extra) => `= -> ${escapeGift(textOfHtml(extra.html))}`),
];

/** What stands in the braces; null for kinds that GIFT does not have. */
function inside({ kind, answers }: DraftQuestion): string[] | null {
  switch (kind) {
    case 'single':
    case 'multiple':
      return choicesText(answers, kind === 'single');
    case 'true-false':
      return [answers.correct ? 'TRUE' : 'FALSE'];
    case 'text':
    case 'output':
      return (answers.accepted ?? []).map((text) => `=${escapeGift(text.replaceAll('*', '\\*'))}`);
    case 'number':
      return numberText(answers);
    case 'match':
      return pairsText(answers);
    case 'essay':
      return [];
    default:
      return null;
  }
}

function questionText(question: DraftQuestion): string | null {
  const { kind, body, answers, explanation, tags } = question;
  const lines = inside(question);
  if (lines === null) return null;
  const marker = markerText({
    ...(kind === 'output' && {
      as: 'output',
      ...(answers.language && { language: answers.language }),
    }),
    ...(kind === 'multiple' && !answers.partial && { whole: true }),
    ...(kind === 'text' && answers.exact && { exact: true }),
    ...(kind === 'number' && acceptedMarker(answers)),
  });
  const written = kind === 'output' ? withCode(body, answers.code ?? '', answers.language) : body;
  const general = explanation === '' ? [] : [`####${html(explanation)}`];
  const inner = [...lines, ...general];
  return [
    ...(tags.length > 0
      ? [`// ${tags.map((tag) => `[tag:${tag.replace(/[\]\\]/g, '\\$&')}]`).join(' ')}`]
      : []),
    ...(marker ? [`// ${marker}`] : []),
    `[html]${html(written)}{${inner.length > 1 ? `\n${inner.map((line) => `\t${line}`).join('\n')}\n` : inner.join('')}}`,
  ].join('\n');
}

/** Questions in GIFT. It has no points, no hints, no units, no order and no gaps in code: those are named in a comment. */
export function writeGift(questions: readonly DraftQuestion[]): string {
  return questions
    .map(
      (question) =>
        questionText(question) ??
        `// ليس في GIFT ما يقابل هذا السؤال، وهو في ملف Moodle XML: ${textOfHtml(question.body).replace(/\s+/g, ' ')}`,
    )
    .join('\n\n')
    .concat('\n');
}
