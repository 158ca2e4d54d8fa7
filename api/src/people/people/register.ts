import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { personSearch } from './search.ts';
import { accountEvents } from './studio/timeline.ts';
import { undoRemoveAlias, undoRole, undoSuspension } from './undo.ts';

/** The accounts of everybody, for those who manage them. */
export const people: Feature = {
  name: 'people',
  personalData,
  search: personSearch,
  timeline: accountEvents,
  routes: [routes],
  undo: {
    'role-changed': stored('people:manage', undoRole),
    'person-invited': stored('people:manage', undoRole),
    'person-suspended': stored('people:manage', undoSuspension),
    'alias-removed': stored('people:manage', undoRemoveAlias),
  },
};
