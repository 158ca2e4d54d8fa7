import * as z from 'zod/mini';
import {
  type CourseLevel,
  type CourseListOption,
  courseLevels,
  courseListOptionNames,
} from '../learning/courses/course-options.ts';
import type {
  Category,
  CourseCard,
  EnrolmentState,
  LectureType,
} from '../learning/courses/shapes.ts';
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

/** A category with at least a name; other servers send no slug, and no id within a course. */
const categoryRow = z.pipe(
  z.looseObject({ id: parseWhole, name: parseText, slug: parseText }),
  z.transform(({ id, name, slug }): Category => ({ id, name, slug: slug || String(id) })),
);

export const parseCategories = z.pipe(
  z.looseObject({ data: parseList(categoryRow) }),
  z.transform(({ data }) => data.filter(({ id, name }) => id > 0 && name !== '')),
);

/** A course's level; null where the server sends none that is known. */
const levelOf = (text: string): CourseLevel | null =>
  courseLevels.find((level) => level === text) ?? null;

/** All field names of the specification, including its misspellings. */
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
  level: parseText,
  minutes: parseWhole,
  created_at: parseText,
});

/** Converts the variants to the contract's form. */
export function toCard(row: z.output<typeof cardFields>): CourseCard {
  return {
    id: row.id,
    slug: row.slug || String(row.id),
    name: row.name,
    image: row.image ?? row.icon,
    category: row.category?.name ? row.category : null,
    enroll_count: row.enroll_count || row.Enroll_count,
    lecture_count: row.lecture_count || row.Lecture_count,
    description: row.description || row.discription,
    salary: row.salary,
    user: row.user ?? '',
    userImage: row.userImage,
    rate: row.rate,
    level: levelOf(row.level),
    minutes: row.minutes,
    created_at: row.created_at,
  };
}

/** A course for its card. */
export const parseCourseCard = z.pipe(cardFields, z.transform(toCard));

/** What the server's list can be sorted and filtered by: nothing where it does not say so. */
const parseListOptions = z.pipe(
  parseList(parseText),
  z.transform((names): CourseListOption[] =>
    courseListOptionNames.filter((name) => names.includes(name)),
  ),
);

/** `GET /api/courses` and `GET /api/courses/{categoryId}`. `minutes` of a course is 0 where the server sends none. */
export const parseCourseList = z.looseObject({
  data: parseList(parseCourseCard),
  meta: parseListMeta,
  options: parseListOptions,
});
export type ParsedCourseList = z.output<typeof parseCourseList>;

/**
 * The state of an enrolment: `joined`, `enrolled` and `true` all mean joined; `ended` comes from servers with ends of access.
 * Null if the server sends none.
 */
export function enrolmentStateOf(value: unknown): EnrolmentState | null {
  if (value === undefined || value === null || value === '') return null;
  if (['joined', 'enrolled', 'true', true, 1, '1'].includes(value as string)) return 'joined';
  return value === 'pending' || value === 'ended' ? value : 'none';
}

const lectureTypes: readonly string[] = [
  'video',
  'quiz',
  'assignment',
  'article',
] satisfies LectureType[];

/** A lecture's type; an unknown one is shown as a video. */
export function lectureTypeOf(type: string): LectureType {
  return lectureTypes.includes(type) ? (type as LectureType) : 'video';
}

/** `is_watch` in a list: a boolean, or an object with a status as on the lecture's own page. */
export function isWatched(value: unknown): boolean {
  const status = z.looseObject({ status: z.string() }).safeParse(value);
  return status.success
    ? status.data.status === 'endWatch'
    : [true, 1, '1', 'true', 'endWatch'].includes(value as string);
}

/** The caller's permissions in a course; null if the server sends none. */
export const parseCoursePermissions = parseOr(
  z.object({
    watch: z.boolean(),
    enrol: z.boolean(),
    review: z.boolean(),
    teach: z.boolean(),
    edit: z.optional(z.literal(true)),
  }),
);
