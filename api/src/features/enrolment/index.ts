import type { Feature } from '#platform/http/feature.ts';
import { routes } from './routes.ts';

export { enrolmentOf, enrolmentState } from './queries.ts';

export const enrolment: Feature = { name: 'enrolment', signedIn: routes };
