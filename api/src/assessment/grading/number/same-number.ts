import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuestionWords } from '../question/question-words.ts';
import { decimalOf } from './parse-decimal.ts';
import { parseNumber, type Reading } from './parse-number.ts';
import { isUnitOfQuestion, unitsIn } from './question-units.ts';
import { isUnit } from './units.ts';

type NumberKey = NonNullable<QuestionAnswers['number']>;

/** What one of the written unit is in the question's; null for a unit that the question does not know. */
function factorOf(key: NumberKey, written: string, question: QuestionWords | null): number | null {
  const { unit, units, unitNeeded } = key;
  if (written === '') return unitNeeded ? null : 1;
  if (unit.trim() !== '' && isUnit(written, unit)) return 1;
  const other = units.find(({ name }) => isUnit(written, name));
  if (other) return decimalOf(other.factor);
  if (unit.trim() === '' && /^وحد(?:ه|ات)$/.test(written)) return 1;
  return unit.trim() === '' && question && isUnitOfQuestion(written, question) ? 1 : null;
}

/** «50٪» is also 0.5 where the question asks for no unit, but for a whole number; 50 only where it asks for per cent. */
const withPercent = (key: NumberKey, { value, unit }: Reading): Reading[] =>
  key.unit.trim() === '' && isUnit(unit, '%') && !Number.isInteger(decimalOf(key.value))
    ? [
        { value: value / 100, unit: '' },
        { value, unit },
      ]
    : [{ value, unit }];

/**
 * Whether a written number is the right one within its tolerance, in the question's unit or one that it can be turned into.
 * Thousands are no decimals: «16,000» and «16.000» are never 16. The rules stand in docs/behaviour/questions.md.
 * @param question null where it is not known: then nothing of it may stand around the number
 */
export function sameNumber(
  key: NumberKey,
  given: string,
  question: QuestionWords | null = null,
): boolean {
  const value = decimalOf(key.value);
  if (value === null) return false;
  const tolerance = decimalOf(key.tolerance) ?? 0;
  const around = key.toleranceIn === 'percent' ? (Math.abs(value) * tolerance) / 100 : tolerance;
  // What binary fractions lose is no mistake of the learner.
  const slack = Math.max(Math.abs(value), around) * 1e-9;
  return (
    parseNumber(given, question)
      // Who writes «1,234» for a whole number means thousands.
      .filter(({ isPoint = false }) => !(isPoint && Number.isInteger(value)))
      .flatMap((reading) => withPercent(key, reading))
      .some(({ value: said, unit: written }) =>
        unitsIn(written, question).some((unit) => {
          const factor = factorOf(key, unit, question);
          return factor !== null && Math.abs(said * factor - value) <= around + slack;
        }),
      )
  );
}
