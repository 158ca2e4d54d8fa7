import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { notify, notifyReplacing } from './notify.ts';

export const notifications: Feature = { name: 'notifications', signedIn: routes };
