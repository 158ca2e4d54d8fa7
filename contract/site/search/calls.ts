import { call, shapesOf } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

/** What people choose changes the order, and invalidates nothing. */
const maxAge = 60 * 60 * 1000;
const tags = ['courses', 'categories', 'articles', 'services', 'projects', 'pages'] as const;

export const getSearch = call(shapes, {
  method: 'GET',
  path: '/api/search',
  access: 'visitors',
  query: 'searchQuery',
  answer: 'searchAnswer',
  searchable: true,
  cache: { tags, maxAge },
});

export const getSearchSuggestions = call(shapes, {
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'visitors',
  query: 'suggestionsQuery',
  answer: 'searchAnswer',
  searchable: true,
  cache: { tags, maxAge },
});

export const getSearchMine = call(shapes, {
  method: 'GET',
  path: '/api/search/mine',
  access: 'signed-in',
  query: 'suggestionsQuery',
  answer: 'ownSearchAnswer',
  searchable: true,
});

export const postSearchChoices = call(withWire, {
  method: 'POST',
  path: '/api/search/choices',
  access: 'visitors',
  body: 'searchChoiceBody',
  answer: 'messageAnswer',
  limit: { max: 'searchChoices.perMinutePerNetworkAddress', per: 'address' },
  uncached: true,
});
