import { getStudioChoices } from '@nibras/contract/content/choices/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { readList } from '#platform/search/read-list.ts';
import { findChoices } from './find-choices.ts';

export const choiceRoutes: Routes = (serve, platform) => {
  serve(getStudioChoices, async (request) => {
    const { query } = request;
    const { caller } = request;
    const choices = await readList(platform, query.search, (on) => findChoices(on, caller, query));
    return { choices };
  });
};
