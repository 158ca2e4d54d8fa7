import {
  getStudioPeopleByIdMergeByOther,
  postStudioPeopleByIdMerge,
} from '@nibras/contract/people/people/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { presentListed } from '../present.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { previewMerge } from './preview-merge.ts';

/** Merging two accounts of one person. */
export const mergeRoutes: Routes = (serve, platform) => {
  serve(getStudioPeopleByIdMergeByOther, async (request) => {
    const { id: keep, other: remove } = request.params;
    const preview = await previewMerge(platform.db, { keep, remove });
    const { moves } = preview;
    return { keep: presentListed(preview.keep), remove: presentListed(preview.remove), moves };
  });

  serve(postStudioPeopleByIdMerge, async (request) => {
    const { person_id: remove, ...how } = request.body;
    const merge = { caller: request.caller, keep: request.params.id, remove, ...how };
    await mergeAccounts(platform, merge);
    return { message: 'صار الحسابان حسابًا واحدًا.' };
  });
};
