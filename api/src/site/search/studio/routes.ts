import { getStudioSearch } from '@nibras/contract/site/search/studio/calls.ts';
import { studioScope } from '#learning/staff/index.ts';
import { personFound, spacedName } from '#people/people/index.ts';
import type { Routes } from '#platform/feature.ts';
import { readList } from '#platform/search/read-list.ts';
import { searchedText } from '#platform/search/search.ts';
import { purchaseFound } from '#selling/purchases/index.ts';
import { searchEverything } from './search-queries.ts';

export const searchRoutes: Routes = (serve, platform) => {
  serve(getStudioSearch, async (request) => {
    const { search } = request.query;
    const scope = studioScope(request.caller);
    if (search === '') return { groups: [] };
    const groups = await readList(platform, search, async (db) => {
      const text = await searchedText(db, search);
      const name = await searchedText(db, spacedName(search), { namesOnly: true });
      const personIn = personFound(search);
      const find = (how: 'found' | 'withTypo') => {
        const person = personIn(name[how]);
        const purchase = purchaseFound(search, person);
        return searchEverything(db, { scope, found: text[how], person, purchase });
      };
      const exactly = await find('found');
      return exactly.length > 0 ? exactly : find('withTypo');
    });
    return { groups };
  });
};
