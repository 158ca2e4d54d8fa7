import {
  deleteStudioSynonymsById,
  getStudioFailedSearches,
  getStudioSynonyms,
  postStudioFailedSearchesByIdIgnore,
  postStudioSynonyms,
  putStudioSynonymsById,
} from '@nibras/contract/site/search/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { ignoreFailedSearch, listFailedSearches } from './failed-searches.ts';
import {
  changeSynonyms,
  createSynonyms,
  listSynonyms,
  removeSynonyms,
  synonymsOf,
} from './synonyms.ts';

/** The words that mean the same on this site, and what people searched without finding it. */
export const wordRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getStudioSynonyms, async () => ({ groups: await listSynonyms(db) }));

  serve(postStudioSynonyms, async ({ caller, body: { words } }) => {
    const { result: id, undo } = await createSynonyms(platform, { caller, words });
    return { group: await synonymsOf(db, id), undo };
  });

  serve(putStudioSynonymsById, async ({ caller, params: { id }, body: { words } }) => {
    const { undo } = await changeSynonyms(platform, { caller, id, words });
    return { group: await synonymsOf(db, id), undo };
  });

  serve(deleteStudioSynonymsById, ({ caller, params: { id } }) =>
    removeSynonyms(platform, { caller, id }),
  );

  serve(getStudioFailedSearches, () => listFailedSearches(platform));

  serve(postStudioFailedSearchesByIdIgnore, ({ caller, params: { id } }) =>
    ignoreFailedSearch(platform, { caller, id }),
  );
};
