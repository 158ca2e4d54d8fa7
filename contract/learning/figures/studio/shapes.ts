import { z } from 'zod';

/** How many learners have been in a lecture. */
const lectureFigures = z.object({
  id: z.int(),
  name: z.string(),
  chapter: z.string(),
  /** Watched a part of it, or finished it. */
  begun: z.int(),
  finished: z.int(),
  /** Were in it last, have not come back for `stopped_after` days, and have not completed the course. */
  stopped: z.int(),
});
export type LectureFigures = z.infer<typeof lectureFigures>;

/** `GET /api/studio/courses/:id/figures`. Those who work on the course do not count. */
export const courseFiguresAnswer = z.object({
  /** Learners who have joined it, begun or not. */
  members: z.int(),
  /** Those of them who have begun at least one lecture. */
  begun: z.int(),
  /** Those of them who have completed the course. */
  completed: z.int(),
  /** Days without a lecture after which a learner counts as stopped. */
  stopped_after: z.int(),
  /** The public lectures in the order of the course. */
  lectures: z.array(lectureFigures),
});
export type CourseFigures = z.infer<typeof courseFiguresAnswer>;
