import type { Routes } from '#platform/feature.ts';
import { accountRoutes } from './account-routes.ts';
import { mergeRoutes } from './merge/routes.ts';
import { readRoutes } from './read-routes.ts';

export const routes: Routes = (app, platform) => {
  for (const register of [readRoutes, accountRoutes, mergeRoutes]) register(app, platform);
};
