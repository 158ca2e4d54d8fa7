export { dismissFirstSteps, recordMailTest } from './state.ts';
