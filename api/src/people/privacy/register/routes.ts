import { getStudioPrivacyRegister } from '@nibras/contract/people/privacy/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { presentRegister } from './present.ts';

export const createRegisterRoutes =
  (registered: () => Registered): Routes =>
  (serve) => {
    serve(getStudioPrivacyRegister, () => presentRegister(registered().personalData));
  };
