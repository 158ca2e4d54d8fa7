import type {
  CodeFile,
  ExerciseRules,
  ExerciseTest,
} from '@nibras/contract/assessment/exercises/shapes.ts';
import {
  type GivenAnswer,
  type QuestionAnswers,
  type QuestionHint,
  questionKinds,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { attemptStates, type QuizRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
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
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  foldedText,
  generatedText,
  key,
  moment,
  publication,
  publicationRules,
  updatedAt,
} from './columns.ts';
import { courses, lectures } from './courses.ts';
import { people } from './people.ts';

const ofLecture = () =>
  integer()
    .notNull()
    .references(() => lectures.id, { onDelete: 'cascade' });
const ofPerson = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Points with two decimals. */
const score = () => numeric({ precision: 9, scale: 2, mode: 'number' });

const listOf = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** The bank of a course. Its keys leave the server for those who edit the course, and for nobody else. */
export const questions = pgTable(
  'questions',
  {
    id: key(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Nobody opens a question by its address, but every kind of content has one. */
    slug: text().notNull().default('question'),
    /** The beginning of its text, derived when it is saved and published. */
    name: text().notNull().default(''),
    kind: text({ enum: questionKinds }).notNull(),
    /** Sanitised HTML. */
    body: text().notNull().default(''),
    /** The same with highlighted code. Null: not rendered yet. */
    bodyHtml: text(),
    answers: jsonb().$type<QuestionAnswers>().notNull().default({}),
    explanation: text().notNull().default(''),
    hints: jsonb().$type<QuestionHint[]>().notNull().default([]),
    points: integer().notNull().default(1),
    tags: text().array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: foldedText('name'),
    /** All that it says, folded, for the search of a bank. */
    saidText: generatedText('question_text(body, explanation, answers)'),
    ...publication(),
    state: publication().state.default('draft'),
  },
  (table) => [
    ...publicationRules('questions', table),
    index('questions_course')
      .on(table.courseId, table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('questions_tags').using('gin', table.tags),
    index('questions_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('questions_kind', sql`${table.kind} in (${listOf(questionKinds)})`),
    check('questions_points', sql`${table.points} between 1 and 100`),
  ],
);

/** Questions as they were asked, with their keys: an attempt keeps its questions whatever happens to the bank. */
export const questionVersions = pgTable(
  'question_versions',
  {
    id: key(),
    questionId: integer().references(() => questions.id, { onDelete: 'set null' }),
    /** The version of the question in `versions`. */
    number: integer().notNull(),
    kind: text({ enum: questionKinds }).notNull(),
    html: text().notNull(),
    answers: jsonb().$type<QuestionAnswers>().notNull(),
    explanation: text().notNull(),
    hints: jsonb().$type<QuestionHint[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('question_versions_number').on(table.questionId, table.number)],
);

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: key(),
    lectureId: ofLecture(),
    personId: ofPerson(),
    /** From 1, for a person and a lecture. */
    number: integer().notNull(),
    state: text({ enum: attemptStates }).notNull().default('open'),
    /** The rules as they were when it began. */
    rules: jsonb().$type<QuizRules>().notNull(),
    startedAt: moment().notNull(),
    endsAt: moment(),
    handedInAt: moment(),
    maxScore: score().notNull(),
    /** Null while it is open or something is unmarked. */
    score: score(),
    passed: boolean(),
  },
  (table) => [
    unique('quiz_attempts_number').on(table.lectureId, table.personId, table.number),
    uniqueIndex('quiz_attempts_one_open')
      .on(table.lectureId, table.personId)
      .where(sql`${table.state} = 'open'`),
    index('quiz_attempts_person').on(table.personId, table.lectureId),
    index('quiz_attempts_by_time').on(
      table.personId,
      sql`(coalesce(${table.handedInAt}, ${table.startedAt})) desc`,
      table.id.desc(),
    ),
    index('quiz_attempts_ending')
      .on(table.endsAt)
      .where(sql`${table.state} = 'open' and ${table.endsAt} is not null`),
    index('quiz_attempts_marking')
      .on(table.lectureId, table.handedInAt)
      .where(sql`${table.state} = 'marking'`),
    index('quiz_attempts_waiting')
      .on(table.handedInAt, table.id)
      .where(sql`${table.state} = 'marking'`),
    check('quiz_attempts_state', sql`${table.state} in (${listOf(attemptStates)})`),
    check(
      'quiz_attempts_handed_in',
      sql`(${table.state} = 'open') = (${table.handedInAt} is null)`,
    ),
    check(
      'quiz_attempts_score',
      sql`(${table.state} = 'done') = (${table.score} is not null and ${table.passed} is not null)`,
    ),
  ],
);

export const attemptQuestions = pgTable(
  'attempt_questions',
  {
    attemptId: integer()
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer().notNull(),
    questionVersionId: integer()
      .notNull()
      .references(() => questionVersions.id),
    points: integer().notNull(),
    /** The ids of choices, items or right sides in the order of this attempt; empty: as they were written. */
    arrangement: text().array().notNull().default([]),
    answer: jsonb().$type<GivenAnswer>(),
    /** The number of the save that the answer is from. */
    save: integer().notNull().default(0),
    savedAt: moment(),
    hintsOpened: integer().notNull().default(0),
    /** Null until the attempt is submitted, and while a person has not marked it. */
    score: score(),
    /** What the marker wrote to the learner. */
    note: text().notNull().default(''),
    markedBy: integer().references(() => people.id, { onDelete: 'set null' }),
    markedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.position] }),
    index('attempt_questions_version').on(table.questionVersionId),
    index('attempt_questions_marked_by')
      .on(table.markedBy)
      .where(sql`${table.markedBy} is not null`),
  ],
);

/** Answers to questions of videos: each that was given, also a wrong one that was corrected later. */
export const videoAnswers = pgTable(
  'video_answers',
  {
    id: key(),
    lectureId: ofLecture(),
    personId: ofPerson(),
    /** What was asked. */
    questionVersionId: integer()
      .notNull()
      .references(() => questionVersions.id),
    /** The client's name of the answer: one that is sent again is stored once. */
    clientKey: text().notNull(),
    answer: jsonb().$type<GivenAnswer>().notNull(),
    /** Its part of the points, from 0 to 1. */
    share: numeric({ precision: 9, scale: 4, mode: 'number' }).notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [
    unique('video_answers_key').on(table.personId, table.clientKey),
    index('video_answers_person').on(table.personId, table.lectureId),
    index('video_answers_lecture').on(table.lectureId),
    index('video_answers_version').on(table.questionVersionId),
    check('video_answers_share', sql`${table.share} between 0 and 1`),
  ],
);

/** An attempt at a quiz that a teacher gives one student beyond the quiz's rules. */
export const extraAttempts = pgTable(
  'extra_attempts',
  {
    id: key(),
    lectureId: ofLecture(),
    personId: ofPerson(),
    givenBy: integer().references(() => people.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('extra_attempts_person').on(table.personId, table.lectureId),
    index('extra_attempts_lecture').on(table.lectureId),
    index('extra_attempts_given_by').on(table.givenBy).where(sql`${table.givenBy} is not null`),
  ],
);

/** A learner's program as it was last saved, one for each exercise. */
export const exerciseWorks = pgTable(
  'exercise_works',
  {
    lectureId: ofLecture(),
    personId: ofPerson(),
    files: jsonb().$type<CodeFile[]>().notNull(),
    /** The number of the save, so that late requests change nothing. */
    save: integer().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.lectureId] }),
    index('exercise_works_lecture').on(table.lectureId),
  ],
);

/** A program that is submitted for a mark. Without files it is open: its hidden tests were drawn, and nothing has come. */
export const exerciseAttempts = pgTable(
  'exercise_attempts',
  {
    id: key(),
    lectureId: ofLecture(),
    personId: ofPerson(),
    /** The drawn tests as they were, with what is expected. */
    tests: jsonb().$type<ExerciseTest[]>().notNull(),
    rules: jsonb().$type<ExerciseRules>().notNull(),
    startedAt: moment().notNull(),
    /** Outputs are accepted until then. */
    expiresAt: moment().notNull(),
    handedInAt: moment(),
    files: jsonb().$type<CodeFile[]>(),
    outputs: jsonb().$type<(string | null)[]>(),
    /** Whether each output was right, in the order of the tests. */
    results: boolean().array(),
    score: score(),
    maxScore: score().notNull(),
    passed: boolean(),
  },
  (table) => [
    index('exercise_attempts_person').on(
      table.personId,
      table.lectureId,
      table.id.desc().nullsFirst(),
    ),
    index('exercise_attempts_by_time')
      .on(table.personId, table.handedInAt.desc(), table.id.desc())
      .where(sql`${table.handedInAt} is not null`),
    index('exercise_attempts_lecture').on(table.lectureId, table.id.desc().nullsFirst()),
    check(
      'exercise_attempts_handed_in',
      sql`(${table.handedInAt} is null) = (${table.files} is null)
        and (${table.handedInAt} is null) = (${table.score} is null)
        and (${table.handedInAt} is null) = (${table.passed} is null)
        and (${table.handedInAt} is null) = (${table.results} is null)`,
    ),
  ],
);
