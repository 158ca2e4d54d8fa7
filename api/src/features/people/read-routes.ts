import {
  peopleListAnswer,
  peopleListQuery,
  personAnswer,
  personParams,
} from '@nibras/contract/people/people/studio/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { readList } from '#platform/search/read-list.ts';
import { requireManager } from './change-account.ts';
import { listPeople } from './list-people.ts';
import { presentListed, presentPerson } from './present.ts';
import { readPerson } from './read-person.ts';

/** The accounts, and one of them with what the person did. */
export const readRoutes: Routes = (app, platform) => {
  app.get(
    '/api/studio/people/list',
    {
      config: { searchable: true },
      schema: { querystring: peopleListQuery, response: { 200: peopleListAnswer } },
    },
    async (request) => {
      requireManager(signedIn(request));
      const { query } = request;
      const { rows, ...page } = await readList(platform, query.search, (db) =>
        listPeople(db, query),
      );
      return { people: rows.map(presentListed), ...page };
    },
  );

  app.get(
    '/api/studio/people/:id',
    { schema: { params: personParams, response: { 200: personAnswer } } },
    async (request) => {
      const caller = signedIn(request);
      const found = await readPerson(platform, { caller, id: request.params.id });
      return presentPerson(found, { caller: caller.id, now: platform.now() });
    },
  );
};
