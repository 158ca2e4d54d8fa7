import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuestionWords } from '../question/question-words.ts';
import { parseNumber } from './parse-number.ts';
import { isUnitOfQuestion } from './question-units.ts';

type NumberKey = NonNullable<QuestionAnswers['number']>;

const plainDigits =
  /^\s*[-−+]?(?:0|[1-9٠-٩۰-۹][\d٠-٩۰-۹]*)(?:[.,٫][\d٠-٩۰-۹]*[1-9١-٩۱-۹])?(?![\d.,٫٬٠-٩۰-۹])/;
const words = /^[\p{L}\p{M}\s]+$/u;

/**
 * A right answer that is a number, with its unit, as the key of a number; null for what is more than a number, and for digits
 * that are no quantity, such as 3.10 or 0101. Its unit is needed unless the question names it.
 */
export function numberKeyOf(right: string, question: QuestionWords | null): NumberKey | null {
  const text = right.trim();
  // «الثانية» is also a unit of time, and «نص» a text.
  if (text.length > 60 || /[=<>:/]|^(?:ال)?(?:ثاني[ةه]|نص)$/u.test(text)) return null;
  if (!plainDigits.test(text) && !words.test(text)) return null;
  const [reading] = parseNumber(text).filter(({ ofNoun = false }) => !ofNoun);
  if (!reading || reading.unit.split(' ').length > 3) return null;
  const { value, unit } = reading;
  const unitNeeded = unit !== '' && !(question && isUnitOfQuestion(unit, question));
  return { value: String(value), tolerance: '', toleranceIn: 'value', unit, units: [], unitNeeded };
}
