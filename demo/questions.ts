import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { DemoQuestion } from './types.ts';

type More = Omit<DemoQuestion, 'kind' | 'body' | 'answers' | 'explanation'>;

/** An id that tells nothing about the key: it is made from the text. */
function idOf(text: string): string {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return `p${(hash >>> 0).toString(36)}`;
}

const choicesOf = (right: readonly string[], wrong: readonly string[]) =>
  [...right.map((html) => [html, true] as const), ...wrong.map((html) => [html, false] as const)]
    .map(([html, correct]) => ({ id: idOf(html), html, correct, feedback: '' }))
    .sort((one, other) => one.id.localeCompare(other.id));

/** A block of code in a question's text. */
export const codeBlock = (language: string, code: string) =>
  `<pre><code class="language-${language}">${code
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')}</code></pre>`;

/** One right choice. */
export const single = (
  body: string,
  right: string,
  wrong: readonly string[],
  explanation: string,
  more: More = {},
): DemoQuestion => ({
  kind: 'single',
  body,
  answers: { choices: choicesOf([right], wrong) },
  explanation,
  ...more,
});

/** Several right choices, each with its share of the points. */
export const multiple = (
  body: string,
  right: readonly string[],
  wrong: readonly string[],
  explanation: string,
  more: More = {},
): DemoQuestion => ({
  kind: 'multiple',
  body,
  answers: { choices: choicesOf(right, wrong), partial: true },
  explanation,
  ...more,
});

export const trueFalse = (
  body: string,
  correct: boolean,
  explanation: string,
  more: More = {},
): DemoQuestion => ({ kind: 'true-false', body, answers: { correct }, explanation, ...more });

/** A short answer: `exact` for code, where letters and spaces count. */
export const shortText = (
  body: string,
  accepted: string[],
  explanation: string,
  { exact = false, ...more }: More & { exact?: boolean } = {},
): DemoQuestion => ({ kind: 'text', body, answers: { accepted, exact }, explanation, ...more });

export const number = (
  body: string,
  { value, tolerance = '', unit = '' }: { value: string; tolerance?: string; unit?: string },
  explanation: string,
  more: More = {},
): DemoQuestion => ({
  kind: 'number',
  body,
  answers: {
    number: { value, tolerance, toleranceIn: 'value', unit, units: [], unitNeeded: false },
  },
  explanation,
  ...more,
});

/** Pairs, and right sides that belong to nothing. */
export const match = (
  body: string,
  pairs: readonly (readonly [left: string, right: string])[],
  explanation: string,
  { extras = [], ...more }: More & { extras?: string[] } = {},
): DemoQuestion => ({
  kind: 'match',
  body,
  answers: {
    pairs: pairs.map(([left, right]) => ({
      id: idOf(`left ${left}`),
      left,
      rightId: idOf(`right ${right}`),
      right,
    })),
    extras: extras.map((html) => ({ id: idOf(`right ${html}`), html })),
  },
  explanation,
  ...more,
});

/** Items in the right order. */
export const order = (
  body: string,
  items: readonly string[],
  explanation: string,
  more: More = {},
): DemoQuestion => ({
  kind: 'order',
  body,
  answers: { items: items.map((html) => ({ id: idOf(html), html })) },
  explanation,
  ...more,
});

/** Code with gaps: `[[1]]` stands for the first of them. */
export const gaps = (
  body: string,
  { language, code, accepted }: { language: CodeLanguage; code: string; accepted: string[][] },
  explanation: string,
  more: More = {},
): DemoQuestion => ({
  kind: 'gaps',
  body,
  answers: { language, code, gaps: accepted.map((texts) => ({ accepted: texts })) },
  explanation,
  ...more,
});

/** «ماذا يطبع هذا الكود؟» */
export const output = (
  { language, code, prints }: { language: CodeLanguage; code: string; prints: string[] },
  explanation: string,
  more: More = {},
): DemoQuestion => ({
  kind: 'output',
  body: '<p>ماذا يطبع هذا الكود؟</p>',
  answers: { language, code, accepted: prints },
  explanation,
  ...more,
});

/** A text that a person marks. */
export const essay = (body: string, guide: string, more: More = {}): DemoQuestion => ({
  kind: 'essay',
  body,
  answers: { guide },
  explanation: '',
  ...more,
});
