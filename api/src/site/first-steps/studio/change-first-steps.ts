import type { FirstStepBody } from '@nibras/contract/site/first-steps/studio/shapes.ts';
import type { Undoing } from '#platform/audit/undo.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSetup, lockSetup } from '#platform/resource/change-setup.ts';
import { type FirstStepsState, firstStepsName, readState, storeState } from '../state.ts';

/** The state in which a step is skipped, confirmed, or neither. */
export function withStep(state: FirstStepsState, { step, state: chosen }: FirstStepBody) {
  const others = (steps: FirstStepsState['skipped']) => steps.filter((one) => one !== step);
  return {
    ...state,
    skipped: chosen === 'skipped' ? [...others(state.skipped), step] : others(state.skipped),
    confirmed:
      chosen === 'confirmed' ? [...others(state.confirmed), step] : others(state.confirmed),
  };
}

/**
 * Changes what people have said of the first steps.
 * @returns the log's entry, or null where nothing has changed
 */
export const changeFirstSteps = (
  platform: Pick<Platform, 'db' | 'now'>,
  { person, next }: { person: number; next(state: FirstStepsState): FirstStepsState },
): Promise<number | null> =>
  changeSetup(platform, {
    person,
    name: firstStepsName,
    action: 'first-steps-changed',
    read: readState,
    next,
    store: storeState,
    details: (_next, { confirmed, skipped, dismissed }) => ({
      undo: { confirmed, skipped, dismissed },
    }),
  });

/** Restores what was said before a change. Whether a mail was tested is a fact, and stays. */
export async function restoreFirstSteps({
  tx,
  data,
}: Undoing<Omit<FirstStepsState, 'mailTested'>>): Promise<void> {
  await lockSetup(tx, firstStepsName);
  const { mailTested } = await readState(tx);
  await storeState(tx, { ...data, mailTested });
}
