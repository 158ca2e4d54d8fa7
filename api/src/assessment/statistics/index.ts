export { ofLearner } from './studio/attempt-rows.ts';
