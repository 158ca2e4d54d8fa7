import {
  ownSearchAnswer,
  searchAnswer,
  searchQuery,
  suggestionsQuery,
} from '@nibras/contract/content/search/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { searchEverything } from './search-everything.ts';
import { searchOwn } from './search-own.ts';

/** Whatever can be found. A teacher's name changes with `courses`. */
const cache = { tags: ['courses', 'categories', 'articles', 'services', 'projects'] } as const;

export const visitorRoutes: Routes = (app, platform) => {
  app.get(
    '/api/search',
    {
      config: { cache, searchable: true },
      schema: { querystring: searchQuery, response: { 200: searchAnswer } },
    },
    ({ query: { q, kind } }) => searchEverything(platform, { asked: q, only: kind }),
  );

  app.get(
    '/api/search/suggestions',
    {
      config: { cache, searchable: true },
      schema: { querystring: suggestionsQuery, response: { 200: searchAnswer } },
    },
    ({ query: { q } }) => searchEverything(platform, { asked: q, suggestions: true }),
  );
};

export const memberRoutes: Routes = (app, platform) => {
  app.get(
    '/api/search/mine',
    {
      config: { searchable: true },
      schema: { querystring: suggestionsQuery, response: { 200: ownSearchAnswer } },
    },
    (request, reply) =>
      searchOwn(platform, {
        asked: request.query.q,
        caller: signedIn(request),
        files: filesFor(platform, request, reply),
      }),
  );
};
