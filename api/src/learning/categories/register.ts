import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { categoryRows, undoOrderCategories } from './studio/change-categories.ts';
import { undoOrderCourses } from './studio/course-order.ts';
import { categoryRoutes } from './studio/routes.ts';

/** The categories of courses, and the order of courses. */
export const categories: Feature = {
  name: 'categories',
  personalData,
  routes: [categoryRoutes],
  undo: {
    'category-made': stored('settings:edit', categoryRows.undoCreate),
    'category-changed': stored('settings:edit', categoryRows.undoChange),
    'category-removed': stored('settings:edit', categoryRows.undoRemove),
    'categories-ordered': stored('settings:edit', undoOrderCategories),
    'courses-ordered': stored('settings:edit', undoOrderCourses),
  },
};
