import type {
  QuestionAnswers,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import { decimalOf } from '#assessment/grading/index.ts';
import { readAccepted } from '../accepted.ts';
import { LeftOut, type Note, newPartId, shortened } from '../read-question.ts';
import { readChoices } from '../weights.ts';
import { giftHtml, plainText, shownText } from './gift-text.ts';

interface Context {
  notes: Note[];
  /** The format of the question's text, which its answers have too unless they name one. */
  fallback: string | undefined;
  exact: boolean;
}

interface Read {
  kind: QuestionKind;
  answers: QuestionAnswers;
}

/** One answer: its sign, its weight in per cent, its text and its feedback. */
interface Option {
  isRight: boolean;
  weight: number;
  text: string;
  feedback: string;
}

/** Divides what stands in the braces into answers. Escaped signs are hidden already. */
function optionsOf(inside: string): Option[] {
  return [...inside.matchAll(/([=~])([^=~]*)/g)].map(([, sign, rest = '']): Option => {
    const [text = '', ...feedback] = rest.split('#');
    const weight = /^\s*%(-?\d+(?:[.,]\d+)?)%/.exec(text);
    const isRight = sign === '=';
    return {
      isRight,
      weight: weight ? Number((weight[1] ?? '').replace(',', '.')) : isRight ? 100 : 0,
      text: weight ? text.slice(weight[0].length) : text,
      feedback: feedback.join('#'),
    };
  });
}

/** What stands alone in braces where a sentence is judged, folded. */
const rightWords = /^(?:T|TRUE|صح|صحيح|صحيحه|صواب|نعم)$/i;
const wrongWords = /^(?:F|FALSE|خطا|خاطي|خاطيه|غلط|لا)$/i;

function trueFalse(inside: string, { notes }: Context): Read | null {
  const found = /^\s*([\p{L}\p{M}]{1,20})\s*(?:#([\s\S]*))?$/u.exec(inside);
  if (!found) return null;
  const word = foldArabic(found[1] ?? '');
  if (!rightWords.test(word) && !wrongWords.test(word)) return null;
  const feedback = plainText(found[2] ?? '');
  if (feedback !== '') notes.push({ note: 'answer-feedback', detail: shortened(feedback) });
  return {
    kind: 'true-false',
    answers: { correct: rightWords.test(word) },
  };
}

/** «0,5», with the point of those who write a comma for it; three digits behind it might as well be thousands. */
const withPoint = (text: string) =>
  foldDigits(text).replace(/^(\s*[+-]?\d+)[,،](\d{1,2}|\d{4,})(\s*)$/, '$1.$2$3');

/** «5:0.1», «1..5» or «5». @throws LeftOut number-wrong */
function numberAndTolerance(text: string): { value: string; tolerance: string } {
  const dots = text.indexOf('..', 1);
  const range = dots > 0 && dots + 2 < text.length;
  const parts = range ? [text.slice(0, dots), text.slice(dots + 2)] : text.split(':');
  const [one, other] = parts.map((part) => decimalOf(withPoint(part ?? '')));
  if (one == null || (parts.length > 1 && other == null)) throw new LeftOut('number-wrong', text);
  const short = (value: number) => String(Number(value.toPrecision(12)));
  if (range && other != null) {
    return { value: short((one + other) / 2), tolerance: short(Math.abs(other - one) / 2) };
  }
  return { value: short(one), tolerance: other ? short(other) : '' };
}

/** A number without a tolerance; null for anything else. */
function exactNumber(text: string): string | null {
  const value = decimalOf(withPoint(text));
  return value === null ? null : String(Number(value.toPrecision(12)));
}

function number(inside: string, { notes }: Context): Read {
  const body = inside.replace(/^\s*#/, '');
  const options = /^\s*[=~]/.test(body) ? optionsOf(body) : optionsOf(`=${body}`);
  const [first, ...others] = options.filter(({ weight }) => weight >= 100);
  if (!first) throw new LeftOut('no-right');
  const read = numberAndTolerance(plainText(first.text));
  const further = others.map(({ text }) => ({ text, exact: exactNumber(plainText(text)) }));
  const accepted = further.flatMap(({ exact }) => (exact === null ? [] : [exact]));
  const left = [
    ...further.filter(({ exact }) => exact === null),
    ...options.filter(({ weight }) => weight > 0 && weight < 100),
  ];
  if (left.length > 0) {
    notes.push({
      note: 'numbers-further',
      detail: shortened(left.map((one) => one.text.trim()).join('، ')),
    });
  }
  for (const { feedback } of options) {
    const text = plainText(feedback);
    if (text !== '') notes.push({ note: 'answer-feedback', detail: shortened(text) });
  }
  const key = { ...read, toleranceIn: 'value' as const, unit: '', units: [], unitNeeded: false };
  return {
    kind: 'number',
    answers: { number: { ...key, ...(accepted.length > 0 && { accepted }) } },
  };
}

function match(options: readonly Option[], { notes, fallback }: Context): Read {
  const pairs: NonNullable<QuestionAnswers['pairs']> = [];
  const extras: NonNullable<QuestionAnswers['extras']> = [];
  for (const { text } of options) {
    const [left = '', right = '', ...more] = text.split('->');
    if (more.length > 0 || right.trim() === '') throw new LeftOut('pair-wrong', plainText(text));
    const html = giftHtml(right, { notes, fallback: 'plain' });
    const of = giftHtml(left, { notes, fallback });
    if (of === '') extras.push({ id: newPartId(), html });
    else pairs.push({ id: newPartId(), left: of, rightId: newPartId(), right: html });
  }
  return { kind: 'match', answers: { pairs, ...(extras.length > 0 && { extras }) } };
}

function choices(options: readonly Option[], { notes, fallback }: Context): Read {
  const weighted = options.map(({ text, weight, feedback }) => ({
    html: giftHtml(text, { notes, fallback }),
    weight,
    feedback: giftHtml(feedback, { notes, fallback }),
  }));
  return readChoices(weighted, { isSingle: options.some(({ isRight }) => isRight), notes });
}

/**
 * Reads what stands in the braces of a question.
 * @throws LeftOut
 */
export function giftAnswers(inside: string, context: Context): Read {
  if (inside.trim() === '') return { kind: 'essay', answers: {} };
  const judged = trueFalse(inside, context);
  if (judged) return judged;
  if (/^\s*#/.test(inside)) return number(inside, context);
  // A word or two alone are the answer: «{واحد}».
  const isBare = /^\s*[^\s=~#]{1,60}(?: [^\s=~#]{1,60})?\s*$/.test(inside);
  const options = optionsOf(isBare ? `=${inside.trim()}` : inside);
  const [first] = options;
  if (!first || (!isBare && inside.slice(0, inside.search(/[=~]/)).trim() !== '')) {
    throw new LeftOut('no-answers', shownText(inside));
  }
  if (options.every(({ isRight, text }) => isRight && text.includes('->')))
    return match(options, context);
  if (options.some(({ isRight }) => !isRight)) return choices(options, context);
  const texts = options.map(({ text, weight, feedback }) => ({
    text: plainText(text),
    weight,
    feedback: plainText(feedback),
  }));
  const accepted = readAccepted(texts, context.notes);
  return { kind: 'text', answers: { accepted, ...(context.exact && { exact: true }) } };
}
