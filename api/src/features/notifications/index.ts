import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { notify, notifyReplacing, withdraw } from './notify.ts';

export const notifications: Feature = { name: 'notifications', routes };
