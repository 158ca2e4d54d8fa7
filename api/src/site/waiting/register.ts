import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { notifyStaff } from './notify-staff.ts';
import { personalData } from './personal-data.ts';
import { createRoutes } from './studio/routes.ts';
import { createUndoWaiting } from './studio/undo-waiting.ts';

/** The inbox of everything that waits for a person, whichever feature it belongs to. */
export const createWaiting = (registered: () => Registered): Feature => {
  const sources = () => registered().waiting;
  return {
    name: 'waiting',
    personalData,
    routes: [createRoutes(sources)],
    waitingChanged: notifyStaff,
    undo: {
      'waiting-assigned': stored('studio:open', createUndoWaiting(sources)),
      'waiting-snoozed': stored('studio:open', createUndoWaiting(sources)),
    },
  };
};
