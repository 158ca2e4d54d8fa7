import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import {
  undoChangeCategory,
  undoMakeCategory,
  undoOrderCategories,
  undoRemoveCategory,
} from './studio/change-categories.ts';
import { undoOrderCourses } from './studio/course-order.ts';
import { categoryRoutes } from './studio/routes.ts';

/** The categories of courses, and the order of courses. */
export const categories: Feature = {
  name: 'categories',
  routes: [categoryRoutes],
  undo: {
    'category-made': stored('settings:edit', undoMakeCategory),
    'category-changed': stored('settings:edit', undoChangeCategory),
    'category-removed': stored('settings:edit', undoRemoveCategory),
    'categories-ordered': stored('settings:edit', undoOrderCategories),
    'courses-ordered': stored('settings:edit', undoOrderCourses),
  },
};
