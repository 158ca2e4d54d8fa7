import type { Feature } from '#platform/http/feature.ts';
import { purgeWorker } from './purge.ts';
import { signedInRoutes, visitorRoutes } from './routes.ts';

export { issueCodeByHand } from './issue-code-by-hand.ts';
export { presentPerson } from './present.ts';
export { type PersonRow, personByEmail, personById } from './queries.ts';

export const auth: Feature = {
  name: 'auth',
  visitors: visitorRoutes,
  signedIn: signedInRoutes,
  jobs: (platform) => [purgeWorker(platform)],
};
