import { getStudioSearch } from '@nibras/contract/site/search/studio/calls.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { spacedName } from '#people/people/index.ts';
import type { Routes } from '#platform/feature.ts';
import { studioScope } from '#platform/http/studio-scope.ts';
import type { Registered } from '#platform/registered.ts';
import { readList } from '#platform/search/read-list.ts';
import { searchedText } from '#platform/search/search.ts';
import { searchAll } from '#platform/search/studio-search.ts';

export const createStudioRoutes =
  (registered: () => Registered): Routes =>
  (serve, platform) => {
    serve(getStudioSearch, async (request) => {
      const { search } = request.query;
      if (search === '') return { groups: [] };
      const scope = studioScope(request.caller);
      const groups = await readList(platform, search, async (db) => {
        const text = await searchedText(db, search);
        const name = await searchedText(db, spacedName(search), { namesOnly: true });
        // A number is short and exact: it is looked up everywhere.
        const isShort =
          !/\d/.test(foldDigits(search)) && text.words.every(({ folded }) => folded.length < 3);
        const find = (how: 'found' | 'withTypo') => {
          const term = { inText: text[how], inName: name[how], search, isShort };
          return searchAll(db, registered().searches, { term, scope });
        };
        const exactly = await find('found');
        return exactly.length > 0 ? exactly : find('withTypo');
      });
      return { groups };
    });
  };
