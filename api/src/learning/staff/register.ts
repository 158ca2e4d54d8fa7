import { stored, undoneAlike } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { undoStaff } from './studio/change-staff.ts';
import { staffRoutes } from './studio/routes.ts';

/** Who works on a course, and what they may do there. */
export const staff: Feature = {
  name: 'staff',
  personalData,
  routes: [staffRoutes],
  undo: undoneAlike(
    ['staff-added', 'staff-changed', 'staff-removed', 'first-teacher-set'],
    stored('staff', undoStaff),
  ),
};
