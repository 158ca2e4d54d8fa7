import type { Feature } from '#platform/feature.ts';
import { workers } from './deliver/jobs.ts';
import { studioRoutes } from './routes.ts';
import { linkRoutes, settingsRoutes } from './settings-routes.ts';

export { undoSchedule } from './call-off-announcement.ts';
export { undoRemove } from './remove-announcement.ts';

/** Announcements to the members of a course, to all, or to those who have been away. */
export const announcements: Feature = {
  name: 'announcements',
  routes: (serve, platform) => {
    linkRoutes(serve, platform);
    settingsRoutes(serve, platform);
    studioRoutes(serve, platform);
  },

  jobs: workers,
};
