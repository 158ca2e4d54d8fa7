import { rareTopic } from '../fill.ts';
import type { Row } from '../report.ts';
import { growthRows } from './growth-rows.ts';
import type { Part } from './part.ts';

const twice: Row['bound'] = { most: 2 };

/** Where a search is asked. */
const places = {
  'list of courses': '/api/courses?search=',
  suggestions: '/api/search/suggestions?q=',
  'search of everything': '/api/search?q=',
};

interface Asked {
  what: string;
  search: string;
  bound: Row['bound'];
  /** Elsewhere than in the list of courses too. */
  everywhere?: boolean;
}

/** What is searched; one course in twenty is about algorithms, and one in twenty about design. */
const queries: Asked[] = [
  { what: 'narrow: twenty courses', search: rareTopic, bound: null, everywhere: true },
  {
    what: 'broad: one course in twenty',
    search: 'الخوارزميات',
    bound: twice,
    everywhere: true,
  },
  { what: 'by another form of the word', search: 'خوارزمية', bound: twice, everywhere: true },
  { what: 'by a broken plural', search: 'تصاميم', bound: twice, everywhere: true },
  {
    what: 'the broad one with a typo',
    search: 'الخوارزمييات',
    bound: twice,
    everywhere: true,
  },
  { what: 'the beginning of a word', search: 'خوار', bound: twice, everywhere: true },
  { what: 'a word that is in every course', search: 'مشاريع', bound: twice, everywhere: true },
  { what: 'nothing, though its stem is common', search: 'برمجة', bound: null },
];

const searches = Object.entries(places).flatMap(([place, path], at) =>
  queries
    .filter(({ everywhere }) => at === 0 || everywhere)
    .map(({ what, search, bound }) => ({
      what: `${place}, ${what} («${search}»)`,
      path: path + encodeURIComponent(search),
      bound,
    })),
);

/** Figure 12: what a search costs where there are a hundred times as many courses. */
export const search: Part = async (bench) => {
  const rows = await growthRows(bench, { part: 'search', reads: searches, requests: 80 });
  return {
    title: '12. Search',
    text:
      'The median (p50) of sequential searches, of the list of courses and of everything, with nothing cached (`ANSWER_CACHE_MB=0`): at ' +
      '100,000 courses beside 1,000.',
    rows,
  };
};
