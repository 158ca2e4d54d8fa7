import { registerAnswer } from '@nibras/contract/people/privacy/studio/shapes.ts';
import { can } from '#features/content/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { presentRegister } from './present.ts';

export const registerRoutes: Routes = (app) => {
  app.get(
    '/api/studio/privacy/register',
    { schema: { response: { 200: registerAnswer } } },
    async (request) => {
      if (!can(signedIn(request), 'people:manage')) throw new AppError('forbidden');
      return presentRegister();
    },
  );
};
