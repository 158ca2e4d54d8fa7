import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  real,
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

/**
 * The stream of a video: which renditions are wanted, what has become of them, and the pictures of its time line
 * (decision record 0136). One row a video; `version` changes with every content, and is part of all addresses.
 */
export const videoStreams = pgTable(
  'video_streams',
  {
    mediaId: integer()
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    /** `waiting` for its turn, `making` now, `ready` with all that is wanted, `none` where no encoder can do it. */
    state: text({ enum: ['waiting', 'making', 'ready', 'failed', 'none'] }).notNull(),
    /** Why it failed, or why there is no more, in Arabic. */
    reason: text(),
    /** The names of the renditions that there are to be. */
    wanted: text().array().notNull().default([]),
    /** The rendition that is being made, and how far it is, from 0 to 1. */
    current: text(),
    progress: real().notNull().default(0),
    /** How often the current rendition was begun. */
    tries: integer().notNull().default(0),
    /** Which maker works on it, and when it renewed its lease last. */
    lease: text(),
    leasedAt: moment(),
    /** Whether it waits because the provider asked for the streams of all videos, which can be paused. */
    isBacklog: boolean().notNull().default(false),
    /** Seconds. */
    duration: numeric({ precision: 10, scale: 3, mode: 'number' }),
    previewColumns: integer(),
    previewRows: integer(),
    previewWidth: integer(),
    previewHeight: integer(),
    /** Seconds from one picture of the time line to the next. */
    previewSeconds: real(),
    previewBytes: integer().notNull().default(0),
    /** Since when the original is not stored any more. */
    originalRemovedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('video_streams_waiting')
      .on(table.isBacklog, table.createdAt)
      .where(sql`${table.state} in ('waiting', 'making')`),
    check(
      'video_streams_state',
      sql`${table.state} in ('waiting', 'making', 'ready', 'failed', 'none')`,
    ),
    check('video_streams_failure', sql`${table.state} <> 'failed' or ${table.reason} is not null`),
    check('video_streams_progress', sql`${table.progress} between 0 and 1`),
  ],
);

/** One size of a video, or its sound alone: a fragmented MP4 and its playlist in the storage. */
export const videoRenditions = pgTable(
  'video_renditions',
  {
    mediaId: integer()
      .notNull()
      .references(() => videoStreams.mediaId, { onDelete: 'cascade' }),
    version: text().notNull(),
    name: text({ enum: ['source', '720', '480', '360', '240', 'sound'] }).notNull(),
    /** What made it: copied without encoding, ffmpeg on the server, or the browser of a teacher. */
    origin: text({ enum: ['remux', 'ffmpeg', 'browser'] }).notNull(),
    /** As it is shown; null for sound. */
    width: integer(),
    height: integer(),
    /** Of the file and its playlist. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Bits a second. */
    average: integer().notNull(),
    peak: integer().notNull(),
    /** As in RFC 6381: `avc1.64001f,mp4a.40.2`. */
    codecs: text().notNull(),
    /** Seconds. */
    duration: numeric({ precision: 10, scale: 3, mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.version, table.name] }),
    check(
      'video_renditions_name',
      sql`${table.name} in ('source', '720', '480', '360', '240', 'sound')`,
    ),
    check('video_renditions_origin', sql`${table.origin} in ('remux', 'ffmpeg', 'browser')`),
    check('video_renditions_size', sql`${table.bytes} > 0`),
  ],
);
