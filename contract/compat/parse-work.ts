import * as z from 'zod/mini';
import type { LectureRow, LectureWork } from '../learning/courses/shapes.ts';
import { parseOr } from './parse-fields.ts';

const marks = z.object({
  score: z.nullable(z.number()),
  max: z.number(),
  passed: z.nullable(z.boolean()),
});

/** A lecture's `work` and `mark`, extensions of ours. */
export const workFields = {
  work: parseOr(z.enum(['quiz', 'exercise'] satisfies LectureWork[])),
  mark: parseOr(marks),
};

/** The two as the contract has them: absent where the server sends none. */
export const workOf = ({
  work,
  mark,
}: {
  work: LectureWork | null;
  mark: z.output<typeof marks> | null;
}): Pick<LectureRow, 'work' | 'mark'> => ({ ...(work && { work }), ...(mark && { mark }) });
