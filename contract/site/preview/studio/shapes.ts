import { z } from 'zod';
import { exerciseAnswer } from '../../../assessment/exercises/shapes.ts';
import { projectAnswer } from '../../../content/portfolio/shapes.ts';
import { serviceDetailAnswer } from '../../../content/services/shapes.ts';
import { courseDetailAnswer, courseRequirementsAnswer } from '../../../learning/courses/shapes.ts';
import { lectureDetailAnswer } from '../../../learning/lectures/shapes.ts';
import { id } from '../../../wire.ts';

/** As whom a preview shows a page: without a sign-in, signed in and not enrolled, or enrolled. */
export const previewViewers = ['stranger', 'student', 'member'] as const;
export type PreviewViewer = (typeof previewViewers)[number];

export const previewParams = z.object({ id });
export const previewQuery = z.object({ as: z.enum(previewViewers).default('stranger') });

/** The public responses of a course's page, made as if its drafts were published. */
export const coursePreviewAnswer = z.object({
  page: courseDetailAnswer,
  requirements: courseRequirementsAnswer,
});

/** The public response of a lecture's page, made as if the drafts of its course were published. */
export const lecturePreviewAnswer = z.object({
  page: lectureDetailAnswer,
  /** Of an exercise that the viewer may open. */
  exercise: exerciseAnswer.shape.exercise.optional(),
});

/** The public response of a service's page, and of a project's, made as if its draft was published. */
export const servicePreviewAnswer = z.object({ page: serviceDetailAnswer });
export const projectPreviewAnswer = z.object({ page: projectAnswer });
