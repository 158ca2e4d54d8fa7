import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { lineOfHtml } from './html-text.ts';

/** The answers of a question as lines that can be read and compared, without ids. */
export function answersText(value: unknown): string {
  const answers = (value ?? {}) as QuestionAnswers;
  const { number, gaps = [] } = answers;
  const lines = [
    ...(answers.choices ?? []).map(
      ({ html, correct, feedback }) =>
        `${correct ? '✓' : '✗'} ${lineOfHtml(html)}${feedback ? ` (${lineOfHtml(feedback)})` : ''}`,
    ),
    ...(typeof answers.correct === 'boolean' ? [answers.correct ? 'صحيحة' : 'خاطئة'] : []),
    ...(answers.accepted ?? []),
    ...(number?.value ? [`${number.value} ± ${number.tolerance || 0} ${number.unit}`.trim()] : []),
    ...(answers.pairs ?? []).map(({ left, right }) => `${lineOfHtml(left)} ← ${lineOfHtml(right)}`),
    ...(answers.extras ?? []).map(({ html }) => lineOfHtml(html)),
    ...(answers.items ?? []).map(({ html }, index) => `${index + 1}. ${lineOfHtml(html)}`),
    ...(answers.code ? [answers.code] : []),
    ...gaps.map(({ accepted }, index) => `[[${index + 1}]] ${accepted.join(' | ')}`),
    ...(answers.guide ? [lineOfHtml(answers.guide)] : []),
  ];
  return lines.join('\n');
}
