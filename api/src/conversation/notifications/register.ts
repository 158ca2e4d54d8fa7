import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { sentNotices } from './studio/timeline.ts';

export const notifications: Feature = {
  name: 'notifications',
  personalData,
  routes: [routes],
  timeline: [sentNotices],
};
