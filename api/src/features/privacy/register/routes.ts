import { getStudioPrivacyRegister } from '@nibras/contract/people/privacy/studio/calls.ts';
import { can } from '#features/content/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { presentRegister } from './present.ts';

export const registerRoutes: Routes = (serve) => {
  serve(getStudioPrivacyRegister, async (request) => {
    if (!can(signedIn(request), 'people:manage')) throw new AppError('forbidden');
    return presentRegister();
  });
};
