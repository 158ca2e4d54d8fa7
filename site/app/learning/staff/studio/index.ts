export { peopleQuery } from './staff-calls.ts';
