import type { Routes } from '#platform/feature.ts';
import { articleRoutes } from './articles/routes.ts';
import { binRoutes } from './bin/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { courseRoutes } from './courses/routes.ts';
import { logRoutes } from './log/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { treeRoutes } from './tree/routes.ts';
import { undoRoutes } from './undo/routes.ts';

export const routes: Routes = (app, platform) => {
  for (const register of [
    articleRoutes,
    courseRoutes,
    treeRoutes,
    staffRoutes,
    categoryRoutes,
    searchRoutes,
    logRoutes,
    binRoutes,
    undoRoutes,
  ]) {
    register(app, platform);
  }
};
