import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { undoMark, undoNote, undoTemplates } from './undo-inbox.ts';
import { newIn } from './waiting.ts';

/** Orders and contact messages as those who answer them see them, and what happens when one arrives. */
export const inbox: Feature = {
  name: 'inbox',
  personalData,
  routes: [routes],
  undo: {
    'inbox-marked': stored('answer', undoMark),
    'note-added': stored('answer', undoNote),
    'note-removed': stored('answer', undoNote),
    'templates-changed': stored('answer', undoTemplates),
  },
  waiting: { orders: newIn('order'), messages: newIn('message') },
};
