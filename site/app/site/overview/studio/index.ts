export { waitingQuery } from './queries.ts';
