import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const articlesShapes = () => import('../../../content/articles/studio/shapes.ts');
const withArticles = shapesOf(shapes, articlesShapes);

export const getStudioPreviewCoursesById = call(shapes, {
  method: 'GET',
  path: '/api/studio/preview/courses/:id',
  access: 'signed-in',
  params: 'previewParams',
  query: 'previewQuery',
  answer: 'coursePreviewAnswer',
  limit: { max: 'costly.pagePreviewsPerMinutePerPerson', per: 'person' },
});

export const getStudioPreviewLecturesById = call(shapes, {
  method: 'GET',
  path: '/api/studio/preview/lectures/:id',
  access: 'signed-in',
  params: 'previewParams',
  query: 'previewQuery',
  answer: 'lecturePreviewAnswer',
  limit: { max: 'costly.pagePreviewsPerMinutePerPerson', per: 'person' },
});

export const getStudioPreviewServicesById = call(shapes, {
  method: 'GET',
  path: '/api/studio/preview/services/:id',
  access: 'signed-in',
  params: 'previewParams',
  answer: 'servicePreviewAnswer',
  limit: { max: 'costly.pagePreviewsPerMinutePerPerson', per: 'person' },
});

export const getStudioPreviewProjectsById = call(shapes, {
  method: 'GET',
  path: '/api/studio/preview/projects/:id',
  access: 'signed-in',
  params: 'previewParams',
  answer: 'projectPreviewAnswer',
  limit: { max: 'costly.pagePreviewsPerMinutePerPerson', per: 'person' },
});

export const getStudioPreviewArticlesById = call(withArticles, {
  method: 'GET',
  path: '/api/studio/preview/articles/:id',
  access: 'signed-in',
  params: 'previewParams',
  answer: 'articlePreviewAnswer',
  limit: { max: 'costly.pagePreviewsPerMinutePerPerson', per: 'person' },
});
