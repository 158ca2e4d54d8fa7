import { vitals } from './limits.ts';

/** The web vitals, in milliseconds, except CLS, which has no unit. */
export type VitalName = keyof typeof vitals;

export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;
export type VitalRating = (typeof vitalRatings)[number];

/** Rates a value by its thresholds (docs/behaviour/vitals.md#ratings). */
export function rateVital(name: VitalName, value: number): VitalRating {
  const { good, poor } = vitals[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
