import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { decimalOf } from './parse-decimal.ts';
import { parseNumber, type Reading } from './parse-number.ts';
import { doubledUnit, isUnit } from './units.ts';

type NumberKey = NonNullable<QuestionAnswers['number']>;

/** What one of the written unit is in the question's; null for a unit that the question does not know. */
function factorOf({ unit, units, unitNeeded }: NumberKey, written: string): number | null {
  if (written === '') return unitNeeded ? null : 1;
  if (unit.trim() !== '' && isUnit(written, unit)) return 1;
  const other = units.find(({ name }) => isUnit(written, name));
  return other ? decimalOf(other.factor) : null;
}

/** «50٪» is also 0.5, and 50 where the question asks for no unit. */
const withPercent = (key: NumberKey, { value, unit }: Reading): Reading[] =>
  key.unit.trim() === '' && isUnit(unit, '%')
    ? [
        { value: value / 100, unit: '' },
        { value, unit: '' },
      ]
    : [{ value, unit }];

/** Whether a written number is the right one within its tolerance, in the question's unit or one that it can be turned into. */
export function sameNumber(key: NumberKey, given: string): boolean {
  const value = decimalOf(key.value);
  if (value === null) return false;
  const tolerance = decimalOf(key.tolerance) ?? 0;
  const around = key.toleranceIn === 'percent' ? (Math.abs(value) * tolerance) / 100 : tolerance;
  // What binary fractions lose is no mistake of the learner.
  const slack = Math.max(Math.abs(value), around) * 1e-9;
  const doubled = doubledUnit(given);
  const readings = doubled ? [{ value: 2, unit: doubled }] : parseNumber(given);
  return (
    readings
      // Who writes «16,000» for a whole number means thousands.
      .filter(({ isPoint = false }) => !(isPoint && Number.isInteger(value)))
      .flatMap((reading) => withPercent(key, reading))
      .some((reading) => {
        const factor = factorOf(key, reading.unit);
        return factor !== null && Math.abs(reading.value * factor - value) <= around + slack;
      })
  );
}
