import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { presentProject } from './present.ts';
export { projectBy } from './queries.ts';

export const portfolio: Feature = { name: 'portfolio', routes };
