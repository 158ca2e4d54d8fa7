import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { undoSchedule } from './call-off-announcement.ts';
import { workers } from './deliver/jobs.ts';
import { personalData } from './personal-data.ts';
import { undoRemove } from './remove-announcement.ts';
import { studioRoutes } from './routes.ts';
import { linkRoutes, settingsRoutes } from './settings-routes.ts';

/** Announcements to the members of a course, to all, or to those who have been away. */
export const announcements: Feature = {
  name: 'announcements',
  personalData,
  routes: [linkRoutes, settingsRoutes, studioRoutes],

  jobs: workers,
  undo: {
    'announcement-scheduled': stored('announce', undoSchedule),
    'announcement-removed': stored('announce', undoRemove),
  },
};
