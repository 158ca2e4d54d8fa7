import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const coursesShapes = () => import('../../courses/studio/shapes.ts');
const withCourses = shapesOf(shapes, coursesShapes);

export const getStudioCategories = call(shapes, {
  method: 'GET',
  path: '/api/studio/categories',
  access: { inSome: 'studio:open' },
  answer: 'studioCategoriesAnswer',
});

export const postStudioCategories = call(shapes, {
  method: 'POST',
  path: '/api/studio/categories',
  access: 'settings:edit',
  body: 'makeCategoryBody',
  answer: 'categoryChangeAnswer',
});

export const putStudioCategoriesById = call(withCourses, {
  method: 'PUT',
  path: '/api/studio/categories/:id',
  access: 'settings:edit',
  params: 'studioItemParams',
  body: 'changeCategoryBody',
  answer: 'categoryChangeAnswer',
});

export const deleteStudioCategoriesById = call(withCourses, {
  method: 'DELETE',
  path: '/api/studio/categories/:id',
  access: 'settings:edit',
  params: 'studioItemParams',
  answer: 'categoryChangeAnswer',
});

export const putStudioCategoryOrder = call(shapes, {
  method: 'PUT',
  path: '/api/studio/category-order',
  access: 'settings:edit',
  body: 'categoryOrderBody',
  answer: 'categoryChangeAnswer',
});

export const getStudioCourseOrder = call(shapes, {
  method: 'GET',
  path: '/api/studio/course-order',
  access: 'settings:edit',
  answer: 'courseOrderAnswer',
});

export const putStudioCourseOrder = call(shapes, {
  method: 'PUT',
  path: '/api/studio/course-order',
  access: 'settings:edit',
  body: 'courseOrderBody',
  answer: 'courseOrderChangeAnswer',
});
