import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import type { CourseTerm } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, key, moment } from './columns.ts';
import { courses, lectures } from './courses.ts';
import { media } from './media.ts';
import { byPerson } from './purchases.ts';

/** Captions of a lecture's video as they are edited in the studio; learners get the file that a confirmation writes. */
export const captionDrafts = pgTable(
  'caption_drafts',
  {
    id: key(),
    lectureId: integer()
      .notNull()
      .references(() => lectures.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** The file that a confirmation has written, or that the lines were read from. */
    mediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    /** The content of that file at that time. */
    fileSha256: bytes(),
    /** `draft`: by machine, and no person has confirmed it. */
    state: text({ enum: ['draft', 'checked'] })
      .notNull()
      .default('checked'),
    /** The number of the last save; null before the first. */
    version: bigint({ mode: 'number' }),
    savedAt: moment(),
    /** The save that was the last one when it was confirmed, or when the lines were read from the file. */
    confirmedVersion: bigint({ mode: 'number' }),
    confirmedAt: moment(),
    confirmedBy: byPerson(),
    /** The draft by machine that is being made. */
    machineState: text({ enum: ['waiting', 'running', 'failed'] }),
    machineFailure: text(),
    /** Tells the job of one draft from that of an earlier one, which was cancelled. */
    machineRun: integer().notNull().default(0),
    machineBy: byPerson(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('caption_drafts_once').on(table.lectureId, table.language),
    index('caption_drafts_media').on(table.mediaId).where(sql`${table.mediaId} is not null`),
    index('caption_drafts_confirmed_by').on(table.confirmedBy),
    index('caption_drafts_machine_by').on(table.machineBy),
    check('caption_drafts_language', sql`${table.language} ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`),
    check('caption_drafts_state', sql`${table.state} in ('draft', 'checked')`),
    check(
      'caption_drafts_machine',
      sql`${table.machineState} in ('waiting', 'running', 'failed') and (${table.machineState} = 'failed') = (${table.machineFailure} is not null)`,
    ),
  ],
);

/** A line of captions under edit. A removed one stays, so that other tabs hear of it. */
export const captionDraftLines = pgTable(
  'caption_draft_lines',
  {
    draftId: integer()
      .notNull()
      .references(() => captionDrafts.id, { onDelete: 'cascade' }),
    /** Chosen by the editor that makes the line. */
    id: text().notNull(),
    /** Milliseconds from the video's start. */
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    speaker: text().notNull().default(''),
    text: text().notNull(),
    settings: text().notNull().default(''),
    markup: text(),
    removed: boolean().notNull().default(false),
    /** The save that last changed it, by whom, when and in which tab. */
    version: bigint({ mode: 'number' }).notNull(),
    personId: byPerson(),
    savedAt: moment().notNull(),
    editor: text(),
    editorSave: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.id] }),
    index('caption_draft_lines_newest').on(table.draftId, table.version),
    index('caption_draft_lines_person').on(table.personId),
    check(
      'caption_draft_lines_time',
      sql`${table.startsAt} between 0 and 86400000 and ${table.endsAt} between 0 and 86400000`,
    ),
    check('caption_draft_lines_text', sql`length(${table.text}) <= 500`),
  ],
);

/** An earlier text of captions, which can be restored. */
export const captionVersions = pgTable(
  'caption_versions',
  {
    draftId: integer()
      .notNull()
      .references(() => captionDrafts.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    createdAt: createdAt(),
    personId: byPerson(),
    reason: text({ enum: ['before-save', 'before-machine', 'confirmed'] }).notNull(),
    /** By the lines' names. */
    lines: jsonb().$type<Record<string, CaptionLine>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.number] }),
    index('caption_versions_person').on(table.personId),
  ],
);

/** The terms of a course that a draft by machine keeps as the teacher writes them. */
export const courseTerms = pgTable('course_terms', {
  courseId: integer()
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  terms: jsonb().$type<CourseTerm[]>().notNull(),
  version: integer().notNull(),
});
