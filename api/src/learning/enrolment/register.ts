import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { accessEndsWorker } from './access-ends.ts';
import { personalData } from './personal-data.ts';
import { createRoutes } from './routes.ts';
import type { SellCourse } from './sell-course.ts';
import { enrolmentRoutes } from './studio/routes.ts';
import { enrolmentEvents } from './studio/timeline.ts';
import { undoEnded, undoGiven } from './studio/undo-access.ts';

/** Joining courses, and who has access to them until when. @param sell opens the purchase of a priced course */
export const createEnrolment = (sell: SellCourse): Feature => ({
  name: 'enrolment',
  timeline: enrolmentEvents,
  personalData,
  routes: [enrolmentRoutes, createRoutes(sell)],
  jobs: (platform) => [accessEndsWorker(platform)],
  undo: {
    'access-granted': stored('enrol', undoGiven),
    'access-extended': stored('enrol', undoGiven),
    'access-ended': stored('enrol', undoEnded),
  },
});
