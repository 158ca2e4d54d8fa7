import { getStudioChoices } from '@nibras/contract/content/choices/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { AppError } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { readList } from '#platform/search/read-list.ts';
import { findChoices } from './find-choices.ts';

export const choiceRoutes: Routes = (serve, platform) => {
  serve(getStudioChoices, async (request) => {
    const { query } = request;
    const { caller } = request;
    if (!can(caller, 'service:edit') && !can(caller, 'project:edit')) {
      throw new AppError('forbidden');
    }
    const choices = await readList(platform, query.search, (on) => findChoices(on, caller, query));
    return { choices };
  });
};
