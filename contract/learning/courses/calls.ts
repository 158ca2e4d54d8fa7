import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getCategories = call(shapes, {
  method: 'GET',
  path: '/api/categories',
  access: 'visitors',
  answer: 'categoriesAnswer',
  cache: { tags: ['categories'] },
});

export const getCourses = call(shapes, {
  method: 'GET',
  path: '/api/courses',
  access: 'visitors',
  query: 'courseListQuery',
  answer: 'courseListAnswer',
  searchable: true,
  cache: { tags: ['courses', 'categories', 'figures'] },
});

export const getCoursesByCategoryId = call(shapes, {
  method: 'GET',
  path: '/api/courses/:categoryId',
  access: 'visitors',
  params: 'categoryCoursesParams',
  query: 'courseListQuery',
  answer: 'courseListAnswer',
  searchable: true,
  cache: { tags: ['courses', 'categories', 'figures'] },
});

export const getCourseDetailsById = call(shapes, {
  method: 'GET',
  path: '/api/course-details/:id',
  access: 'visitors',
  params: 'courseParams',
  answer: 'courseDetailAnswer',
  cache: { tags: ['categories'] },
});

export const getCourseRequirementById = call(shapes, {
  method: 'GET',
  path: '/api/course-requirement/:id',
  access: 'visitors',
  params: 'courseParams',
  answer: 'courseRequirementsAnswer',
  cache: { tags: [] },
});

export const getCourseDetailsAuthById = call(shapes, {
  method: 'GET',
  path: '/api/course-detailsAuth/:id',
  access: 'signed-in',
  params: 'courseParams',
  answer: 'courseDetailAnswer',
});

export const getFavourites = call(shapes, {
  method: 'GET',
  path: '/api/favourites',
  access: 'signed-in',
  query: 'favouritesQuery',
  answer: 'favouritesAnswer',
});

export const postToggleFavoriteById = call(shapes, {
  method: 'POST',
  path: '/api/toggle-favorite/:id',
  access: 'signed-in',
  params: 'toggleFavouriteParams',
  answer: 'toggleFavouriteAnswer',
  uncached: true,
});
