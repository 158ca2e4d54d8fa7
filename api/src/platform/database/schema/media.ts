import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, foldedText, key, moment, updatedAt } from './columns.ts';
import { people } from './people.ts';

/** Every file of content. Rows for paths that appear in content are added by triggers (decision record 0062). */
export const media = pgTable(
  'media',
  {
    id: key(),
    path: text().notNull().unique(),
    name: text().notNull(),
    kind: text({ enum: ['image', 'video', 'captions', 'document'] }).notNull(),
    type: text(),
    /** Null until a job has read the file. */
    bytes: bigint({ mode: 'number' }),
    sha256: bytes(),
    width: integer(),
    height: integer(),
    /** Seconds. */
    duration: numeric({ precision: 10, scale: 3, mode: 'number' }),
    /** How many lines a caption file has; null for other files, and until they have been read. */
    lines: integer(),
    alt: text().notNull().default(''),
    /** A picture from the video. */
    poster: text().references((): AnyPgColumn => media.path, {
      onUpdate: 'cascade',
      onDelete: 'set null',
    }),
    state: text({ enum: ['processing', 'ready', 'failed'] })
      .notNull()
      .default('ready'),
    /** Why it failed; of a `ready` file, why it could not be replaced. */
    failure: text(),
    /** What the sender is told of a file that was taken, such as a video that some browsers do not play. */
    warning: text(),
    ownerId: integer().references(() => people.id, { onDelete: 'set null' }),
    /** Since when it is removed; for a day it can be restored. */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: foldedText(`name || ' ' || alt`),
  },
  (table) => [
    index('media_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('media_owner').on(table.ownerId),
    index('media_poster').on(table.poster).where(sql`${table.poster} is not null`),
    index('media_bin').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('media_unread').on(table.id).where(sql`${table.bytes} is null`),
    index('media_unread_captions')
      .on(table.id)
      .where(sql`${table.kind} = 'captions' and ${table.lines} is null`),
    index('media_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('media_kind', sql`${table.kind} in ('image', 'video', 'captions', 'document')`),
    check('media_state', sql`${table.state} in ('processing', 'ready', 'failed')`),
    check('media_lines', sql`${table.lines} >= 0`),
    check('media_failure', sql`${table.state} <> 'failed' or ${table.failure} is not null`),
    check(
      'media_path',
      sql`${table.path} <> '' and ${table.path} !~* '^/?(private/(sent|uploads)|made)/'`,
    ),
  ],
);

/** What is said in a video, read from its caption files (decision record 0098). */
export const captionLines = pgTable(
  'caption_lines',
  {
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Milliseconds from the video's start. */
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    /** Without the tags of WebVTT, on one line. */
    text: text().notNull(),
    searchText: foldedText('text'),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.position] }),
    index('caption_lines_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check(
      'caption_lines_time',
      sql`${table.startsAt} >= 0 and ${table.endsAt} > ${table.startsAt}`,
    ),
    check('caption_lines_text', sql`${table.text} <> '' and length(${table.text}) <= 500`),
  ],
);

/** A column with the path of a file. */
export const mediaPath = () => text().references(() => media.path, { onUpdate: 'cascade' });

/** Files inside of texts, drafts and versions, maintained by triggers. They keep a file from being removed. */
export const mediaMentions = pgTable(
  'media_mentions',
  {
    path: mediaPath().notNull(),
    source: text({ enum: ['content', 'draft', 'version'] }).notNull(),
    kind: text().notNull(),
    itemId: integer().notNull(),
    field: text().notNull(),
    /** The number of a version; 0 otherwise. */
    number: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [table.path, table.source, table.kind, table.itemId, table.field, table.number],
    }),
    index('media_mentions_item').on(table.kind, table.itemId, table.source),
    check('media_mentions_source', sql`${table.source} in ('content', 'draft', 'version')`),
  ],
);

/** Every use of a file: in columns of content, and the mentions. */
export const mediaUses = pgView('media_uses', {
  path: text(),
  source: text({ enum: ['content', 'draft', 'version'] }).notNull(),
  kind: text({
    enum: [
      'course',
      'lecture',
      'article',
      'service',
      'project',
      'page',
      'site',
      'question',
      'skill',
    ],
  }).notNull(),
  itemId: integer().notNull(),
  field: text().notNull(),
}).existing();

/** Uploads that go on after a cut, finished ones for a day more. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** As the browser sent it. */
    metadata: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    /** The last change of the file on the sender's device, in milliseconds. */
    modified: bigint({ mode: 'number' }),
    replacesId: integer().references(() => media.id, { onDelete: 'set null' }),
    /** Set when everything has been received. */
    mediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    finishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('uploads_person').on(table.personId),
    index('uploads_age').on(table.updatedAt),
    index('uploads_media').on(table.mediaId).where(sql`${table.mediaId} is not null`),
    index('uploads_replaces').on(table.replacesId).where(sql`${table.replacesId} is not null`),
    check('uploads_received', sql`${table.received} between 0 and ${table.bytes}`),
  ],
);

/** What has been received of an upload, as files of the storage. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: text()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    start: bigint({ mode: 'number' }).notNull(),
    bytes: integer().notNull(),
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);
