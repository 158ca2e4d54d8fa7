import type { VitalName } from '@nibras/contract/site/vitals/rate-vital.ts';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export type Measures = Partial<Record<VitalName, number>>;

/** Starts measuring this page load. Returns a function that reads the metrics known so far. */
export function startMeasuring(): () => Measures {
  const measures: Measures = {};
  const onMetric = ({ name, value }: MetricType) => {
    measures[name] = value;
  };
  // Every change is recorded, since the report is sent at the end of the page and cannot wait for final values.
  const options = { reportAllChanges: true };
  onTTFB(onMetric, options);
  onFCP(onMetric, options);
  onLCP(onMetric, options);
  onCLS(onMetric, options);
  onINP(onMetric, options);
  return () => ({ ...measures });
}
