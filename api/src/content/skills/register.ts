import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { skillRows } from './studio/change-skills.ts';
import { skillRoutes } from './studio/routes.ts';
import { skillSearch } from './studio/search.ts';

/** The skills that projects name. */
export const skills: Feature = {
  name: 'skills',
  personalData,
  search: skillSearch,
  routes: [skillRoutes],
  undo: {
    'skill-made': stored('skill:edit', skillRows.undoCreate),
    'skill-changed': stored('skill:edit', skillRows.undoChange),
    'skill-removed': stored('skill:edit', skillRows.undoRemove),
  },
};
