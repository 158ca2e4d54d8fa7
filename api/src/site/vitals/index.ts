export { vitalsSummary } from './summary.ts';
export { vitalsTable } from './table.ts';
