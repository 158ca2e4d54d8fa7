import type { Routes } from '#platform/feature.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { registerRoutes } from './register/routes.ts';
import { requestRoutes } from './requests/routes.ts';

export const routes: Routes = (app, platform) => {
  for (const register of [deletionRoutes, exportRoutes, registerRoutes, requestRoutes]) {
    register(app, platform);
  }
};
