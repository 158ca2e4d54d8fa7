import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { purgeChoicesWorker } from './counts/choice-queries.ts';
import { purgeFailedWorker } from './counts/failed-queries.ts';
import { personalData } from './personal-data.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';
import { showFailedSearch } from './studio/failed-searches.ts';
import { createStudioRoutes } from './studio/routes.ts';
import { synonymRows } from './studio/synonyms.ts';
import { wordRoutes } from './studio/word-routes.ts';

export const createSearch = (registered: () => Registered): Feature => ({
  name: 'search',
  personalData,
  routes: [createStudioRoutes(registered), visitorRoutes, memberRoutes, wordRoutes],
  jobs: (platform) => [purgeFailedWorker(platform), purgeChoicesWorker(platform)],
  undo: {
    'synonyms-made': stored('settings:edit', synonymRows.undoCreate),
    'synonyms-changed': stored('settings:edit', synonymRows.undoChange),
    'synonyms-removed': stored('settings:edit', synonymRows.undoRemove),
    'failed-search-ignored': stored('settings:edit', showFailedSearch),
  },
});
