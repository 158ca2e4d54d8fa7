import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { importWorkers } from './studio/jobs.ts';
import { importRoutes } from './studio/routes.ts';
import { undoImport } from './studio/undo-import.ts';

/** Classes and accounts from a list. */
export const imports: Feature = {
  name: 'imports',
  personalData,
  routes: [importRoutes],
  jobs: importWorkers,
  undo: {
    'class-imported': stored('enrol', undoImport),
    'people-imported': stored('people:manage', undoImport),
  },
};
