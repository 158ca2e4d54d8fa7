import { z } from 'zod';

/** How students have answered a question of a video; those who work on the course do not count. */
export const videoQuestionFigures = z.object({
  question: z.int(),
  /** Students with an answer. */
  answered: z.int(),
  /** Those of them whose first answer was right, and those with a right answer at last. */
  right_first: z.int(),
  right: z.int(),
});
export type VideoQuestionFigures = z.infer<typeof videoQuestionFigures>;

/** `GET /api/studio/lectures/{id}/video-questions`: of the questions that were answered. */
export const videoQuestionFiguresAnswer = z.object({ figures: z.array(videoQuestionFigures) });
