import type { VitalName } from '@nibras/contract/rate-vital.ts';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export type Measures = Partial<Record<VitalName, number>>;

/** Begins to measure this load of the site. Answers a function that reads what is known so far. */
export function startMeasuring(): () => Measures {
  const measures: Measures = {};
  const note = ({ name, value }: MetricType) => {
    measures[name] = value;
  };
  // Every change: at the page's end, when the report goes, nothing may be left to wait for.
  const options = { reportAllChanges: true };
  onTTFB(note, options);
  onFCP(note, options);
  onLCP(note, options);
  onCLS(note, options);
  onINP(note, options);
  return () => ({ ...measures });
}
