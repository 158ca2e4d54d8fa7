import * as z from 'zod/mini';
import { lectureTypeOf } from './parse-course-list.ts';
import {
  parseId,
  parseList,
  parseNumber,
  parseOptionalText,
  parseOr,
  parseText,
  parseWhole,
} from './parse-fields.ts';

const named = z.looseObject({ id: parseId, name: parseText });

const nextLecture = z.pipe(
  z.looseObject({
    course: z.extend(named, { image: parseOptionalText }),
    lecture: z.extend(named, {
      type: parseText,
      timeLecture: parseWhole,
      poster: parseOptionalText,
    }),
    position: parseNumber,
    lectures_count: parseWhole,
    watched_count: parseWhole,
  }),
  z.transform(({ lecture, position, ...rest }) => ({
    ...rest,
    lecture: { ...lecture, type: lectureTypeOf(lecture.type) },
    position: position ?? 0,
  })),
);
export type ParsedNextLecture = z.output<typeof nextLecture>;

const answeredQuestion = z.looseObject({
  id: parseId,
  description: parseText,
  conversation_id: parseId,
  course: named,
  lecture: named,
  answered_at: parseText,
});

/** `GET /api/my-home`, which only our own server has. */
export const parseMemberHome = z.looseObject({
  continue: parseOr(nextLecture),
  answers: z.looseObject({ data: parseList(answeredQuestion), total: parseWhole }),
});
export type ParsedMemberHome = z.output<typeof parseMemberHome>;
