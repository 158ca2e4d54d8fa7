import {
  getSearch,
  getSearchMine,
  getSearchSuggestions,
  postSearchChoices,
} from '@nibras/contract/site/search/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { onEachSend } from '#platform/http/cache/cache-plugin.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { choiceCounter } from './counts/choices.ts';
import { failedSearchCounter, outcomeOf } from './counts/failed-searches.ts';
import { visitorOf } from './counts/visitors.ts';
import { searchEverything } from './search-everything.ts';
import { searchOwn } from './search-own.ts';

export const visitorRoutes: Routes = (serve, platform) => {
  const failed = failedSearchCounter(platform);
  const choices = choiceCounter(platform);

  serve(getSearch, async (request) => {
    const { q, kind } = request.query;
    const answer = await searchEverything(platform, { input: q, only: kind });
    const outcome = outcomeOf(answer);
    if (kind === undefined)
      onEachSend(request, (sent) => failed.note({ input: q, visitor: visitorOf(sent), outcome }));
    return answer;
  });

  serve(getSearchSuggestions, ({ query: { q } }) =>
    searchEverything(platform, { input: q, suggestions: true }),
  );

  serve(postSearchChoices, (request) => {
    choices.note(request.body, visitorOf(request));
    return { message: 'سُجّل اختيارك.' };
  });
};

export const memberRoutes: Routes = (serve, platform) => {
  serve(getSearchMine, (request, reply) =>
    searchOwn(platform, {
      input: request.query.q,
      caller: request.caller,
      files: filesFor(platform, request, reply),
    }),
  );
};
