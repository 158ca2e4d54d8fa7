import {
  putStudioFirstSteps,
  putStudioFirstStepsStep,
} from '@nibras/contract/site/first-steps/studio/calls.ts';
import type {
  FirstStepBody,
  FirstStepsAnswer,
} from '@nibras/contract/site/first-steps/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '#studio-kit/frame/use-change.ts';
import { firstStepsQuery } from './queries.ts';

/** Changes what is said of the first steps, shows the answer, and offers the way back. */
export function useStepChange() {
  const client = useQueryClient();
  const { busy, change } = useChange();
  /** @param done what is said when it is done; null says nothing */
  const texts = (done: string | null) => ({
    done,
    failed: 'تعذر الحفظ',
    show: ({ steps, dismissed, course_id, identity_left }: FirstStepsAnswer) =>
      client.setQueryData(firstStepsQuery.queryKey, {
        steps,
        dismissed,
        course_id,
        identity_left,
      }),
  });
  return {
    busy,
    dismiss: (dismissed: boolean, done: string) =>
      void change(putStudioFirstSteps, { body: { dismissed } }, texts(done)),
    setStep: (body: FirstStepBody, done: string | null) =>
      void change(putStudioFirstStepsStep, { body }, texts(done)),
  };
}
