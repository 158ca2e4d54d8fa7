import { z } from 'zod';
import { undoId } from '../../../content/items/studio/page.ts';

/** What a new installation needs before it can receive people, in the order in which it is done. */
export const firstSteps = [
  'identity',
  'mail',
  'contact',
  'course',
  'lecture',
  'payment',
  'legal',
  'visit',
  'team',
  'backup',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Steps whose facts the server cannot know, or not all of them: a person says that they are done. */
export const confirmedSteps = [
  'payment',
  'legal',
  'visit',
  'backup',
] as const satisfies readonly FirstStep[];
export type ConfirmedStep = (typeof confirmedSteps)[number];
export const isConfirmed = (step: FirstStep): step is ConfirmedStep =>
  (confirmedSteps as readonly FirstStep[]).includes(step);

/** `done` by the facts, or because a person has confirmed it; a step that is done is not skipped. */
export const firstStepsAnswer = z.object({
  steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean(), skipped: z.boolean() })),
  /** Hidden from the first page. */
  dismissed: z.boolean(),
  /** The course that was made last, to which a first lecture is added; null without any. */
  course_id: z.int().nullable(),
  /** What the step of the name and the logo still lacks where one of them is there; null otherwise. */
  identity_left: z.enum(['name', 'logo']).nullable(),
});
export type FirstStepsAnswer = z.infer<typeof firstStepsAnswer>;

/** `undo` is null where nothing has changed. */
export const firstStepsChangeAnswer = firstStepsAnswer.extend({ undo: undoId.nullable() });

export const firstStepsBody = z.object({ dismissed: z.boolean() });

/** `open` takes back that it was skipped or confirmed. */
export const firstStepBody = z
  .object({ step: z.enum(firstSteps), state: z.enum(['open', 'skipped', 'confirmed']) })
  .refine(({ step, state }) => state !== 'confirmed' || isConfirmed(step), { path: ['state'] });
export type FirstStepBody = z.output<typeof firstStepBody>;
