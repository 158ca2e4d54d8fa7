import type {
  CodeLanguage,
  QuestionAnswers,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { splitCode } from '../code-block.ts';

/** A short answer inside a text: `{1:SHORTANSWER_C:=i < 5~=i <= 4}`. */
const field = /\{\d*:(?:SHORTANSWER_C|SAC|MWC|SHORTANSWER|SA|MW):((?:\\[\s\S]|[^\\{}])*)(\}?)/g;

const unescaped = (text: string) => text.replace(/\\([\s\S])/g, '$1');

/** The texts with all points; null where one has only a part, or is not right. */
function acceptedOf(inside: string): string[] | null {
  const accepted: string[] = [];
  for (const part of inside.split(/(?<!\\)~/)) {
    const text = part.split(/(?<!\\)#/)[0] ?? '';
    const right = /^\s*(?:=|%100%)/.exec(text);
    if (!right) return null;
    accepted.push(unescaped(text.slice(right[0].length)).trim());
  }
  return accepted;
}

/**
 * Moodle's text with fields as gaps in code: where the text ends with a block of code that has all of the fields, and each
 * is a short answer without partial points. Null for every other text with fields.
 */
export function readGaps(
  html: string,
  language: CodeLanguage | null,
): { body: string; answers: QuestionAnswers } | null {
  const split = splitCode(html);
  if (!split || /\{\d*:/.test(split.body)) return null;
  const gaps: { accepted: string[] }[] = [];
  let isClean = true;
  const code = split.code.replace(field, (whole, inside: string, end: string) => {
    if (end === '') return whole;
    const accepted = acceptedOf(inside);
    if (!accepted) isClean = false;
    gaps.push({ accepted: accepted ?? [] });
    return `[[${gaps.length}]]`;
  });
  if (!isClean || gaps.length === 0 || /\{\d*:[A-Z_]+:/.test(code)) return null;
  return { body: split.body, answers: { code, language, gaps } };
}

const escaped = (text: string) => text.replace(/[\\~#{}=%*]/g, '\\$&');

/** Code with its gaps as Moodle's fields. */
export const writeGaps = ({ code = '', gaps = [] }: QuestionAnswers): string =>
  code.replace(/\[\[(\d+)\]\]/g, (whole, number: string) => {
    const gap = gaps[Number(number) - 1];
    return gap
      ? `{1:SHORTANSWER_C:${gap.accepted.map((text) => `=${escaped(text)}`).join('~')}}`
      : whole;
  });
