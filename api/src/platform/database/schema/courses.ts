import type {
  CodeFile,
  ExerciseRules,
  ExerciseTest,
} from '@nibras/contract/assessment/exercises/shapes.ts';
import { codeLanguages } from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuizItem, QuizRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import type { VideoQuestionPlace } from '@nibras/contract/assessment/video-questions/shapes.ts';
import { contentStates } from '@nibras/contract/content/items/studio/page.ts';
import type { CompletionRules } from '@nibras/contract/learning/completion/shapes.ts';
import {
  courseLengthNames,
  courseLevels,
} from '@nibras/contract/learning/courses/course-options.ts';
import { lectureKinds } from '@nibras/contract/learning/courses/shapes.ts';
import { entitlementSources } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import type { VideoElsewhere } from '@nibras/contract/learning/lectures/elsewhere.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  foldedText,
  key,
  moment,
  publication,
  publicationRules,
  sourceList,
  updatedAt,
} from './columns.ts';
import { mediaPath } from './media.ts';
import { people } from './people.ts';

export const categories = pgTable('categories', {
  id: key(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  position: integer().notNull().default(0),
});

export const courses = pgTable(
  'courses',
  {
    id: key(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    categoryId: integer().references(() => categories.id, { onDelete: 'set null' }),
    teacherId: integer()
      .notNull()
      .references(() => people.id),
    description: text().notNull(),
    longDescription: text().notNull().default(''),
    image: mediaPath(),
    /** An introduction that anyone may watch. */
    introVideo: mediaPath(),
    /** In the installation's currency; null is free. */
    price: numeric({ precision: 12, scale: 3 }),
    /** Days of access from joining; null with `soldUntil` or without an end. */
    soldDays: integer(),
    soldUntil: moment(),
    language: text().notNull().default('العربية'),
    certificate: boolean().notNull().default(false),
    /** Whether the viewer's name moves over the videos of the lectures. */
    movingName: boolean().notNull().default(false),
    /** Null: the default rules (`contract/learning/completion/shapes.ts`). */
    completionRules: jsonb().$type<CompletionRules>(),
    /** Null where nobody has decided it. */
    level: text({ enum: courseLevels }),
    /** The place that the provider chose in the default order of lists; null: after the chosen, the newest first. */
    rank: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: foldedText(`name || ' ' || description`),
    ...publication(),
  },
  (table) => [
    ...publicationRules('courses', table),
    index('courses_changed').on(table.updatedAt.desc().nullsFirst()).where(sql`${table.published}`),
    index('courses_drafts').on(table.id).where(sql`${table.state} = 'draft'`),
    index('courses_category').on(table.categoryId),
    index('courses_teacher').on(table.teacherId),
    index('courses_taught').on(table.teacherId, table.id).where(sql`${table.published}`),
    index('courses_image').on(table.image).where(sql`${table.image} is not null`),
    index('courses_intro_video').on(table.introVideo).where(sql`${table.introVideo} is not null`),
    index('courses_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.published}`),
    index('courses_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('courses_ranked').on(table.rank, table.id).where(sql`${table.rank} is not null`),
    index('courses_names').on(table.name, table.id).where(sql`${table.deletedAt} is null`),
    index('courses_priced')
      .on(table.price.desc().nullsLast(), table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index('courses_created')
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index('courses_chosen')
      .on(table.published.desc(), table.createdAt.desc(), table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index('courses_unpublished')
      .on(table.id)
      .where(sql`not ${table.published} and ${table.deletedAt} is null`),
    check('courses_sold_days', sql`${table.soldDays} between 1 and 3650`),
    check('courses_sold', sql`${table.soldDays} is null or ${table.soldUntil} is null`),
    check('courses_level', sql`${table.level} in ('beginner', 'intermediate', 'advanced')`),
  ],
);

/**
 * Who works on a course. A trigger keeps the course's first teacher (`courses.teacherId`) among them.
 */
export const courseStaff = pgTable(
  'course_staff',
  {
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text({ enum: ['teacher', 'assistant'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.personId] }),
    index('course_staff_person').on(table.personId),
    check('course_staff_role', sql`${table.role} in ('teacher', 'assistant')`),
  ],
);

/**
 * The number of published courses for each combination of filters, maintained by triggers. Courses without a category count under
 * 0, those without a level under ''.
 */
export const courseSizes = pgTable(
  'course_sizes',
  {
    categoryId: integer().notNull(),
    level: text({ enum: [...courseLevels, ''] }).notNull(),
    free: boolean().notNull(),
    length: text({ enum: courseLengthNames }).notNull(),
    courses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.level, table.free, table.length] })],
);

/**
 * The number of courses of each category that are not in the trash, maintained by triggers. Courses without a category
 * count under 0.
 */
export const categorySizes = pgTable('category_sizes', {
  categoryId: integer().primaryKey(),
  courses: integer().notNull(),
});

/**
 * What the list of courses is sorted and filtered by, one row for each course, maintained by triggers (decision record
 * 0058).
 */
export const courseListings = pgTable(
  'course_listings',
  {
    courseId: integer()
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    categoryId: integer(),
    createdAt: moment().notNull(),
    level: text({ enum: courseLevels }),
    free: boolean().notNull(),
    /** Confirmed enrolments only. */
    students: integer().notNull().default(0),
    reviews: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    /** The average with one decimal; null without reviews. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).generatedAlwaysAs(
      sql`round(rating_sum::numeric / nullif(reviews, 0), 1)`,
    ),
    lectures: integer().notNull().default(0),
    minutes: integer().notNull().default(0),
    published: boolean().notNull().default(true),
    rank: integer(),
  },
  (table) => [
    index('course_listings_default')
      .on(table.rank, table.createdAt.desc(), table.courseId.desc())
      .where(sql`${table.published}`),
    index('course_listings_category')
      .on(table.categoryId, table.rank, table.createdAt.desc(), table.courseId.desc())
      .where(sql`${table.published}`),
    index('course_listings_newest')
      .on(table.createdAt.desc(), table.courseId.desc())
      .where(sql`${table.published}`),
    index('course_listings_popular')
      .on(table.students.desc(), table.courseId.desc())
      .where(sql`${table.published}`),
    index('course_listings_students').on(table.students.desc(), table.courseId.desc()),
    index('course_listings_rated')
      .on(table.rating.desc().nullsLast(), table.reviews.desc(), table.courseId.desc())
      .where(sql`${table.published}`),
  ],
);

/**
 * What the studio's list of courses is sorted and filtered by, maintained by triggers: the state, and when a person last
 * worked on the course, its lectures or their drafts.
 */
export const studioCourses = pgTable(
  'studio_courses',
  {
    courseId: integer()
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    state: text({ enum: contentStates }).notNull(),
    binned: boolean().notNull(),
    workedAt: moment().notNull(),
  },
  (table) => [
    index('studio_courses_recent')
      .on(table.workedAt.desc(), table.courseId.desc())
      .where(sql`not ${table.binned}`),
    index('studio_courses_state')
      .on(table.state, table.workedAt.desc(), table.courseId.desc())
      .where(sql`not ${table.binned}`),
  ],
);

const ofCourse = () =>
  integer()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' });
const ofPerson = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

export const chapters = pgTable(
  'chapters',
  {
    id: key(),
    courseId: ofCourse(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    /** When it was removed; its lectures went to the trash with it, and each that comes back brings it back. */
    deletedAt: moment(),
  },
  (table) => [index('chapters_course').on(table.courseId)],
);

const listOf = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const kindList = listOf(lectureKinds);
const languageList = listOf(codeLanguages);

export const lectures = pgTable(
  'lectures',
  {
    id: key(),
    courseId: ofCourse(),
    chapterId: integer()
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    name: text().notNull(),
    type: text({ enum: lectureKinds }).notNull(),
    minutes: integer().notNull().default(0),
    free: boolean().notNull().default(false),
    /** Paths in storage; never public (see signed addresses). */
    video: mediaPath(),
    poster: mediaPath(),
    /** A video that plays from another site, in place of `video`. */
    elsewhere: jsonb().$type<VideoElsewhere>(),
    /** Sanitised HTML: an article's text, a quiz's questions, an assignment's task. */
    body: text(),
    /** The same with highlighted code, rendered on saving. Null: not rendered yet, or no text. */
    bodyHtml: text(),
    /** Null where a teacher has written no questions: the text is the quiz. Keys are in the bank, not here. */
    quizItems: jsonb().$type<QuizItem[]>(),
    quizRules: jsonb().$type<QuizRules>(),
    /** Where the video asks questions of the bank. */
    videoQuestions: jsonb().$type<VideoQuestionPlace[]>(),
    /** Whether the lecture is completed only with an answer to each of them. */
    questionsRequired: boolean().notNull().default(false),
    /** Of type `exercise`; the task is `body`. Solution and tests never leave the server with a lecture. */
    exerciseLanguage: text({ enum: codeLanguages }),
    exerciseFiles: jsonb().$type<CodeFile[]>(),
    exerciseSolution: jsonb().$type<CodeFile[]>(),
    exerciseTests: jsonb().$type<ExerciseTest[]>(),
    exerciseHints: jsonb().$type<string[]>(),
    exerciseRules: jsonb().$type<ExerciseRules>(),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    searchText: foldedText('name'),
    ...publication(),
  },
  (table) => [
    ...publicationRules('lectures', table),
    index('lectures_drafts').on(table.id).where(sql`${table.state} = 'draft'`),
    index('lectures_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('lectures_course').on(table.courseId),
    index('lectures_published').on(table.courseId).where(sql`${table.published}`),
    index('lectures_chapter').on(table.chapterId),
    index('lectures_video').on(table.video).where(sql`${table.video} is not null`),
    index('lectures_poster').on(table.poster).where(sql`${table.poster} is not null`),
    unique('lectures_slug').on(table.courseId, table.slug),
    check('lectures_type', sql`${table.type} in (${kindList})`),
    check('lectures_exercise_language', sql`${table.exerciseLanguage} in (${languageList})`),
  ],
);

/** The captions of a lecture's video, by language. */
export const captions = pgTable(
  'captions',
  {
    id: key(),
    lectureId: integer()
      .notNull()
      .references(() => lectures.id, { onDelete: 'cascade' }),
    /** A BCP 47 tag. */
    language: text().notNull(),
    path: mediaPath().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('captions_once').on(table.lectureId, table.path),
    index('captions_path').on(table.path).where(sql`${table.path} is not null`),
    check('captions_language', sql`${table.language} ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`),
  ],
);

/** The chapters of a lecture's video. */
export const videoChapters = pgTable(
  'video_chapters',
  {
    lectureId: integer()
      .notNull()
      .references(() => lectures.id, { onDelete: 'cascade' }),
    /** Whole seconds from the video's start. */
    startsAt: integer().notNull(),
    name: text().notNull(),
    searchText: foldedText('name'),
  },
  (table) => [
    primaryKey({ columns: [table.lectureId, table.startsAt] }),
    index('video_chapters_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('video_chapters_start', sql`${table.startsAt} between 0 and 86400`),
    check('video_chapters_name', sql`${table.name} <> '' and length(${table.name}) <= 100`),
  ],
);

export const courseFeatures = pgTable(
  'course_features',
  {
    id: key(),
    courseId: ofCourse(),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('course_features_course').on(table.courseId)],
);

export const courseRequirements = pgTable(
  'course_requirements',
  {
    id: key(),
    courseId: ofCourse(),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('course_requirements_course').on(table.courseId)],
);

export const courseResources = pgTable(
  'course_resources',
  {
    id: key(),
    courseId: ofCourse(),
    name: text().notNull(),
    file: mediaPath().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    membersOnly: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('course_resources_course').on(table.courseId),
    index('course_resources_file').on(table.file).where(sql`${table.file} is not null`),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    id: key(),
    courseId: ofCourse(),
    personId: ofPerson(),
    rating: smallint().notNull(),
    comment: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Since when a moderator has hidden it; see `visible` for the condition of queries. */
    hiddenAt: moment(),
    /** What the teacher or the provider wrote below it. */
    answer: text(),
    answeredAt: moment(),
    answeredBy: integer().references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('reviews_one_a_person').on(table.courseId, table.personId),
    index('reviews_newest').on(table.createdAt.desc(), table.id.desc()),
    index('reviews_person').on(table.personId, table.createdAt.desc(), table.id.desc()),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

export const enrolments = pgTable(
  'enrolments',
  {
    id: key(),
    courseId: ofCourse(),
    personId: ofPerson(),
    /** Whether the code was entered, or none was needed. Whether they still have access: `isMember` of `membership.ts`. */
    status: text({ enum: ['pending', 'joined'] }).notNull(),
    joinedAt: moment(),
    /** When access ends or ended; null for no end. Maintained by triggers from `entitlements`. */
    accessUntil: moment(),
    /** Of the entitlement that lasts longest. Maintained by triggers. */
    source: text({ enum: entitlementSources }).notNull().default('free'),
    /** The end of which the person has been told, and the one that was announced to them. */
    endToldFor: moment(),
    endingToldFor: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('enrolments_one_a_person').on(table.courseId, table.personId),
    index('enrolments_person').on(table.personId),
    index('enrolments_joined').on(table.joinedAt.desc()).where(sql`${table.joinedAt} is not null`),
    index('enrolments_newest')
      .on(table.joinedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'joined'`),
    index('enrolments_course_newest')
      .on(table.courseId, table.joinedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'joined'`),
    index('enrolments_source_newest')
      .on(table.source, table.joinedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'joined'`),
    index('enrolments_by_end')
      .on(table.accessUntil, table.id)
      .where(sql`${table.status} = 'joined'`),
    index('enrolments_ending')
      .on(table.accessUntil, table.id)
      .where(sql`${table.status} = 'joined' and ${table.accessUntil} is not null`),
    check('enrolments_status', sql`${table.status} in ('pending', 'joined')`),
    check('enrolments_source', sql`${table.source} in (${sourceList})`),
  ],
);

export const favourites = pgTable(
  'favourites',
  { personId: ofPerson(), courseId: ofCourse(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId] }),
    index('favourites_course').on(table.courseId),
  ],
);

export const progress = pgTable(
  'progress',
  {
    personId: ofPerson(),
    lectureId: integer()
      .notNull()
      .references(() => lectures.id, { onDelete: 'cascade' }),
    status: text({ enum: ['notStarted', 'inProgress', 'endWatch'] }).notNull(),
    /** Where the person stopped, in seconds. */
    position: numeric({ precision: 9, scale: 2, mode: 'number' }).notNull().default(0),
    watchedAt: moment(),
    /** When the video was watched to its end while questions of it were open; null otherwise. */
    endedAt: moment(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.lectureId] }),
    index('progress_lecture').on(table.lectureId),
    index('progress_of_person')
      .on(table.personId, table.watchedAt.desc())
      .where(sql`${table.watchedAt} is not null`),
    index('progress_finished')
      .on(table.watchedAt.desc())
      .where(sql`${table.watchedAt} is not null`),
    check('progress_status', sql`${table.status} in ('notStarted', 'inProgress', 'endWatch')`),
  ],
);
