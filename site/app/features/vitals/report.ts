import { vitalReports } from '@nibras/contract/limits.ts';
import { rateVital, type VitalName } from '@nibras/contract/rate-vital.ts';
import { browserConfig } from '#platform/state/site-config.ts';
import { type Measures, startMeasuring } from './measure.ts';

/** One report of a load: its page, and each measure with its rating. */
export function reportOf(path: string, measures: Measures) {
  const metrics = (Object.entries(measures) as [VitalName, number][]).map(([name, value]) => ({
    name,
    value,
    rating: rateVital(name, value),
  }));
  return { path: path.slice(0, vitalReports.pathMaxLength), metrics };
}

/** Sends without waiting for an answer, and survives the page's end. */
function send(report: ReturnType<typeof reportOf>): void {
  const { apiBaseUrl } = browserConfig();
  const body = JSON.stringify(report);
  const address = `${apiBaseUrl}/api/web-vitals`;
  const type = 'application/json';
  if (apiBaseUrl === '' && navigator.sendBeacon?.(address, new Blob([body], { type }))) return;
  // A server without this call refuses it, and nobody is any the worse.
  fetch(address, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
}

let started = false;

/**
 * Measures this load and reports it once, when the page is first put away: only then are the shifts and presses of
 * the visit known, and later there may be no time. Told under the page that was loaded, whatever was opened after it.
 */
export function startVitals(): void {
  if (started || typeof PerformanceObserver === 'undefined') return;
  started = true;
  const path = window.location.pathname;
  const measured = startMeasuring();
  const tell = ({ type }: Event) => {
    if (type === 'visibilitychange' && document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pagehide', tell);
    const report = reportOf(path, measured());
    if (report.metrics.length > 0) send(report);
  };
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pagehide', tell);
}
