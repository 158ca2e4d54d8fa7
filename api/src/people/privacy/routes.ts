import type { Routes } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { createRegisterRoutes } from './register/routes.ts';
import { requestRoutes } from './requests/routes.ts';

export const createRoutes =
  (registered: () => Registered): Routes =>
  (serve, platform) => {
    const all = [deletionRoutes, exportRoutes, createRegisterRoutes(registered), requestRoutes];
    for (const register of all) register(serve, platform);
  };
