import type { Routes } from '#platform/feature.ts';
import { exportRoutes } from './export/routes.ts';
import { registerRoutes } from './register/routes.ts';

export const routes: Routes = (app, platform) => {
  for (const register of [exportRoutes, registerRoutes]) register(app, platform);
};
