export { startVitals } from './report.ts';
