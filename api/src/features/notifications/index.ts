import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { notify, notifyAnew } from './notify.ts';

export const notifications: Feature = { name: 'notifications', signedIn: routes };
