import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { enrolmentState } from './queries.ts';

export const enrolment: Feature = { name: 'enrolment', signedIn: routes };
