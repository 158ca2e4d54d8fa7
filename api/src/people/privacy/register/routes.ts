import { getStudioPrivacyRegister } from '@nibras/contract/people/privacy/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { presentRegister } from './present.ts';

export const registerRoutes: Routes = (serve) => {
  serve(getStudioPrivacyRegister, async () => {
    return presentRegister();
  });
};
