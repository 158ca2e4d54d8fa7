export { sendBeacon } from '#platform/api/send-beacon.ts';
export { startVitals } from './report.ts';
