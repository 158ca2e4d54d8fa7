export { presentProject } from './present.ts';
export { projectBy } from './queries.ts';
