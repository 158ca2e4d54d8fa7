export { enrolmentOf, enrolmentState } from './queries.ts';
