import {
  getStudioFirstSteps,
  putStudioFirstSteps,
  putStudioFirstStepsStep,
} from '@nibras/contract/site/first-steps/studio/calls.ts';
import type { CanPay } from '#learning/courses/index.ts';
import type { Routes } from '#platform/feature.ts';
import { changeFirstSteps, withStep } from './change-first-steps.ts';
import { readFirstSteps } from './read-first-steps.ts';

export const createRoutes =
  (canPay: CanPay): Routes =>
  (serve, platform) => {
    serve(getStudioFirstSteps, () => readFirstSteps(platform, canPay));

    serve(putStudioFirstSteps, async (request) => {
      const { dismissed } = request.body;
      const undo = await changeFirstSteps(platform, {
        person: request.caller.id,
        next: (state) => ({ ...state, dismissed }),
      });
      return { ...(await readFirstSteps(platform, canPay)), undo };
    });

    serve(putStudioFirstStepsStep, async (request) => {
      const undo = await changeFirstSteps(platform, {
        person: request.caller.id,
        next: (state) => withStep(state, request.body),
      });
      return { ...(await readFirstSteps(platform, canPay)), undo };
    });
  };
