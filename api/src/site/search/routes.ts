import {
  getSearch,
  getSearchMine,
  getSearchSuggestions,
} from '@nibras/contract/site/search/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { searchEverything } from './search-everything.ts';
import { searchOwn } from './search-own.ts';

export const visitorRoutes: Routes = (serve, platform) => {
  serve(getSearch, ({ query: { q, kind } }) =>
    searchEverything(platform, { input: q, only: kind }),
  );

  serve(getSearchSuggestions, ({ query: { q } }) =>
    searchEverything(platform, { input: q, suggestions: true }),
  );
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
