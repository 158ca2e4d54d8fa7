import { stored, type UndoAction, type UndoRight } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { undoPrice } from './studio/change-price.ts';
import { routes } from './studio/routes.ts';
import { undoDiscard, undoRestoreVersion } from './studio/undo-draft.ts';
import { undoMadeItem } from './studio/undo-made-item.ts';
import { undoState } from './studio/undo-states.ts';

/** A change of one item's state, as `changeItem` writes it. */
const ofState = (right: UndoRight, applies: UndoAction['applies'] = () => true): UndoAction => ({
  right,
  applies,
  undo: undoState,
});

/** States, drafts and versions of content, and who may change it. */
export const items: Feature = {
  name: 'items',
  personalData,
  routes: [routes],
  jobs: workers,
  undo: {
    'draft-discarded': stored('edit', undoDiscard),
    'version-brought-back': stored('edit', undoRestoreVersion),
    'price-changed': stored('publish', undoPrice),
    'draft-price-changed': stored('edit', undoPrice),
    published: ofState('publish', ({ version }) => typeof version === 'number'),
    hidden: ofState('publish'),
    scheduled: ofState('publish'),
    unscheduled: ofState('publish', ({ at }) => typeof at === 'string'),
    binned: ofState('remove'),
    restored: ofState('remove'),
    made: stored('remove', undoMadeItem),
    copied: stored('remove', undoMadeItem),
  },
};
