export { parseDevice } from './present.ts';
