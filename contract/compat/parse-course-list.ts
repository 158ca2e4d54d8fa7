import * as z from 'zod/mini';
import type { Category, CourseCard, EnrolmentState, LectureType } from '../courses.ts';
import {
  parseId,
  parseList,
  parseListMeta,
  parseNumber,
  parseOptionalText,
  parseOr,
  parseText,
  parseWhole,
} from './parse-fields.ts';

/** A category as an object with at least a name; other servers send no slug, and no id inside a course. */
const categoryRow = z.pipe(
  z.looseObject({ id: parseWhole, name: parseText, slug: parseText }),
  z.transform(({ id, name, slug }): Category => ({ id, name, slug: slug || String(id) })),
);

export const parseCategories = z.pipe(
  z.looseObject({ data: parseList(categoryRow) }),
  z.transform(({ data }) => data.filter(({ id, name }) => id > 0 && name !== '')),
);

/** Under every name that the specification lists, its misspellings included. */
export const cardFields = z.looseObject({
  id: parseId,
  slug: parseText,
  name: parseText,
  image: parseOptionalText,
  icon: parseOptionalText,
  category: parseOr(categoryRow),
  Enroll_count: parseWhole,
  enroll_count: parseWhole,
  Lecture_count: parseWhole,
  lecture_count: parseWhole,
  discription: parseText,
  description: parseText,
  salary: parseOptionalText,
  user: parseOptionalText,
  userImage: parseOptionalText,
  rate: parseNumber,
  created_at: parseText,
});

/** The variants brought to the contract's one form. */
export function toCard(read: z.output<typeof cardFields>): CourseCard {
  return {
    id: read.id,
    slug: read.slug || String(read.id),
    name: read.name,
    image: read.image ?? read.icon,
    category: read.category?.name ? read.category : null,
    enroll_count: read.enroll_count || read.Enroll_count,
    lecture_count: read.lecture_count || read.Lecture_count,
    description: read.description || read.discription,
    salary: read.salary,
    user: read.user ?? '',
    userImage: read.userImage,
    rate: read.rate,
    created_at: read.created_at,
  };
}

/** A course as its card needs it, from any server of the specification. */
export const parseCourseCard = z.pipe(cardFields, z.transform(toCard));

/** `GET /api/courses` and `GET /api/courses/{categoryId}`. */
export const parseCourseList = z.looseObject({
  data: parseList(parseCourseCard),
  meta: parseListMeta,
});
export type ParsedCourseList = z.output<typeof parseCourseList>;

/**
 * Where an enrolment stands: `joined`, `enrolled` and `true` all mean joined.
 * Null when the server says nothing.
 */
export function enrolmentStateOf(value: unknown): EnrolmentState | null {
  if (value === undefined || value === null || value === '') return null;
  if (['joined', 'enrolled', 'true', true, 1, '1'].includes(value as string)) return 'joined';
  return value === 'pending' ? 'pending' : 'none';
}

const lectureTypes: readonly string[] = [
  'video',
  'quiz',
  'assignment',
  'article',
] satisfies LectureType[];

/** What a lecture is; one of a kind that we do not know is shown as a film. */
export function lectureTypeOf(type: string): LectureType {
  return lectureTypes.includes(type) ? (type as LectureType) : 'video';
}

/** `is_watch` in a list: a flag, or an object with a status as on the lecture's own page. */
export function isWatched(value: unknown): boolean {
  const status = z.looseObject({ status: z.string() }).safeParse(value);
  return status.success
    ? status.data.status === 'endWatch'
    : [true, 1, '1', 'true', 'endWatch'].includes(value as string);
}

/** What the server says that the person may do in a course; null where it says nothing. */
export const parseCoursePermissions = parseOr(
  z.object({ watch: z.boolean(), enrol: z.boolean(), review: z.boolean(), teach: z.boolean() }),
);
