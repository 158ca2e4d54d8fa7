import { vitalReports } from '@nibras/contract/site/vitals/limits.ts';
import { rateVital, type VitalName } from '@nibras/contract/site/vitals/rate-vital.ts';
import { sendBeacon } from '#platform/api/send-beacon.ts';
import { type Measures, startMeasuring } from './measure.ts';

/** The report of a page load: its path and each metric with its rating. */
export function reportOf(path: string, measures: Measures) {
  const metrics = (Object.entries(measures) as [VitalName, number][]).map(([name, value]) => ({
    name,
    value,
    rating: rateVital(name, value),
  }));
  return { path: path.slice(0, vitalReports.pathMaxLength), metrics };
}

let started = false;

/**
 * Measures this page load and reports it once, when the page is first hidden: layout shifts and interactions are known
 * only then, and later events are not reliable. The report names the path that was loaded, even after client
 * navigation.
 */
export function startVitals(): void {
  if (started || typeof PerformanceObserver === 'undefined') return;
  started = true;
  const path = window.location.pathname;
  const readMetrics = startMeasuring();
  const sendReport = ({ type }: Event) => {
    if (type === 'visibilitychange' && document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendReport);
    window.removeEventListener('pagehide', sendReport);
    const report = reportOf(path, readMetrics());
    if (report.metrics.length > 0) sendBeacon('/api/web-vitals', report);
  };
  document.addEventListener('visibilitychange', sendReport);
  window.addEventListener('pagehide', sendReport);
}
