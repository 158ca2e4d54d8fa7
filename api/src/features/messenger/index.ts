import type { Feature } from '#platform/feature.ts';
import { live } from './live.ts';
import { routes } from './routes.ts';

export { presentMessage } from './present.ts';

export const messenger: Feature = { name: 'messenger', signedIn: routes, live };
