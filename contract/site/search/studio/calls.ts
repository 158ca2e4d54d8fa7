import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const wordShapes = () => import('./word-shapes.ts');

export const getStudioSearch = call(shapes, {
  method: 'GET',
  path: '/api/studio/search',
  access: { inSome: 'studio:open' },
  query: 'studioSearchQuery',
  answer: 'studioSearchAnswer',
  searchable: true,
});

export const getStudioSynonyms = call(wordShapes, {
  method: 'GET',
  path: '/api/studio/synonyms',
  access: 'settings:edit',
  answer: 'synonymsAnswer',
});

export const postStudioSynonyms = call(wordShapes, {
  method: 'POST',
  path: '/api/studio/synonyms',
  access: 'settings:edit',
  body: 'synonymsBody',
  answer: 'synonymsChangeAnswer',
});

export const putStudioSynonymsById = call(wordShapes, {
  method: 'PUT',
  path: '/api/studio/synonyms/:id',
  access: 'settings:edit',
  params: 'wordsParams',
  body: 'synonymsBody',
  answer: 'synonymsChangeAnswer',
});

export const deleteStudioSynonymsById = call(wordShapes, {
  method: 'DELETE',
  path: '/api/studio/synonyms/:id',
  access: 'settings:edit',
  params: 'wordsParams',
  answer: 'wordsRemovedAnswer',
});

export const getStudioFailedSearches = call(wordShapes, {
  method: 'GET',
  path: '/api/studio/failed-searches',
  access: 'settings:edit',
  answer: 'failedSearchesAnswer',
});

export const postStudioFailedSearchesByIdIgnore = call(wordShapes, {
  method: 'POST',
  path: '/api/studio/failed-searches/:id/ignore',
  access: 'settings:edit',
  params: 'wordsParams',
  answer: 'wordsRemovedAnswer',
  uncached: true,
});
