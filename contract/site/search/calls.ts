import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getSearch = call(shapes, {
  method: 'GET',
  path: '/api/search',
  access: 'visitors',
  query: 'searchQuery',
  answer: 'searchAnswer',
  searchable: true,
  cache: { tags: ['courses', 'categories', 'articles', 'services', 'projects', 'pages'] },
});

export const getSearchSuggestions = call(shapes, {
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'visitors',
  query: 'suggestionsQuery',
  answer: 'searchAnswer',
  searchable: true,
  cache: { tags: ['courses', 'categories', 'articles', 'services', 'projects', 'pages'] },
});

export const getSearchMine = call(shapes, {
  method: 'GET',
  path: '/api/search/mine',
  access: 'signed-in',
  query: 'suggestionsQuery',
  answer: 'ownSearchAnswer',
  searchable: true,
});
