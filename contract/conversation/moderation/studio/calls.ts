import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const pageShapes = () => import('../../../content/items/studio/page.ts');
const withPage = shapesOf(shapes, pageShapes);

export const getStudioModeration = call(shapes, {
  method: 'GET',
  path: '/api/studio/moderation',
  access: { inSome: 'course:moderate' },
  query: 'moderationQuery',
  answer: 'moderationAnswer',
  searchable: true,
});

export const getStudioModerationByKindById = call(shapes, {
  method: 'GET',
  path: '/api/studio/moderation/:kind/:id',
  access: { inSome: 'course:moderate' },
  params: 'moderatedParams',
  answer: 'moderatedItemAnswer',
});

export const postStudioModerationByKindById = call(withPage, {
  method: 'POST',
  path: '/api/studio/moderation/:kind/:id',
  access: { inSome: 'course:moderate' },
  params: 'moderatedParams',
  body: 'decideBody',
  answer: 'undoableAnswer',
});

export const putStudioModerationByKindByIdAnswer = call(shapes, {
  method: 'PUT',
  path: '/api/studio/moderation/:kind/:id/answer',
  access: { inSome: 'course:moderate' },
  params: 'moderatedParams',
  body: 'answerBody',
  answer: 'answeredAnswer',
});
