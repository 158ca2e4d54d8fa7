import type {
  QuestionAnswers,
  QuestionHint,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { sanitiseHtml } from '#platform/html/sanitise.ts';

const nameLength = 80;

/** The beginning of a question's text, by which lists name it. */
export function questionName(html: string): string {
  const text = html
    .replace(/<img[^<>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...text];
  return letters.length > nameLength
    ? `${letters
        .slice(0, nameLength - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** Sanitises every text with HTML that a question's answers have, no matter who wrote the draft. */
export function sanitiseAnswers(answers: QuestionAnswers): QuestionAnswers {
  const { choices, pairs, extras, items, guide, ...others } = answers;
  return {
    ...others,
    ...(choices && {
      choices: choices.map((choice) => ({
        ...choice,
        html: sanitiseHtml(choice.html),
        feedback: sanitiseHtml(choice.feedback),
      })),
    }),
    ...(pairs && {
      pairs: pairs.map((pair) => ({
        ...pair,
        left: sanitiseHtml(pair.left),
        right: sanitiseHtml(pair.right),
      })),
    }),
    ...(extras && {
      extras: extras.map((extra) => ({ ...extra, html: sanitiseHtml(extra.html) })),
    }),
    ...(items && { items: items.map((item) => ({ ...item, html: sanitiseHtml(item.html) })) }),
    ...(guide !== undefined && { guide: sanitiseHtml(guide) }),
  };
}

export const sanitiseHints = (hints: readonly QuestionHint[]): QuestionHint[] =>
  hints.map(({ html, cost }) => ({ html: sanitiseHtml(html), cost }));

/** Tags as they are stored: without spaces around them, each once, none empty. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean)),
];
