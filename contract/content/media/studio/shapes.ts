import { z } from 'zod';
import { media as limits } from '../../../limits.ts';
import {
  absentWhenEmpty,
  id,
  listMeta,
  listQuery,
  messageAnswer,
  timestamp,
} from '../../../wire.ts';
import { contentKinds } from '../../items/studio/page.ts';
import { browserNames } from '../rungs.ts';

export const mediaKinds = ['image', 'video', 'captions', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const mediaStates = ['processing', 'ready', 'failed'] as const;

/** The length of a lecture whose video has so many seconds. */
export const videoMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

export const streamStates = ['waiting', 'making', 'ready', 'failed', 'none'] as const;

/** What there is of a video for players: its sizes, and its sound alone. */
export const videoStream = z.object({
  /** Changes with the content. */
  version: z.string(),
  /** `none` where nothing more can be made. */
  state: z.enum(streamStates),
  /** Why it failed, or why there is no more, in Arabic. */
  reason: z.string().nullable(),
  /** The names of what there is to be: `720`, `480`, `360`, `240`, `sound`; empty until it begins. */
  wanted: z.array(z.string()),
  /** What is being made, and how far it is, from 0 to 1. */
  current: z.string().nullable(),
  progress: z.number(),
  /** What is complete; `source` is the video itself. */
  renditions: z.array(
    z.object({
      name: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
      bytes: z.number(),
    }),
  ),
  /** What is lacking and could be made by the browser of a person who may edit the file; empty where the server makes it. */
  for_browser: z.array(z.enum(browserNames)),
  /** Bytes of all of it, without the uploaded file. */
  bytes: z.number(),
  /** Whether the uploaded file is stored. */
  original: z.boolean(),
});
export type VideoStream = z.infer<typeof videoStream>;

/** A file of the media library. Content names it by its `path`. */
export const media = z.object({
  id: z.int(),
  path: z.string(),
  /** Where the caller can open it: signed for the caller where it is private, and new for every content. */
  address: z.string(),
  name: z.string(),
  kind: z.enum(mediaKinds),
  type: z.string().nullable(),
  /** What it takes in the storage, with the sizes of a video, and without an uploaded file that was removed. */
  bytes: z.number().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Seconds; null where it is not known. */
  duration: z.number().nullable(),
  alt: z.string(),
  /** The path of a picture from the video; null without one. */
  poster: z.string().nullable(),
  state: z.enum(mediaStates),
  /** Why it failed, in Arabic. */
  failure: z.string().nullable(),
  /** What is told of a file that was taken, such as a video that some browsers do not play. */
  warning: z.string().nullable(),
  /** Of a video; absent for one from before there were streams, and for other files. */
  stream: videoStream.optional(),
  /** In how many places it is used. */
  uses: z.int(),
  /** Whether the caller may replace, remove or describe it. */
  editable: z.boolean(),
  created_at: timestamp,
  by: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type Media = z.infer<typeof media>;

export const mediaListQuery = listQuery(limits.perPage).extend({
  kind: absentWhenEmpty(z.enum(mediaKinds).optional()),
  /** One file by its path, or several separated by line breaks. */
  path: absentWhenEmpty(z.string().max(limits.pathsMaxLength).optional()),
});
export type MediaListQuery = z.output<typeof mediaListQuery>;
export const mediaListAnswer = z.object({ media: z.array(media), meta: listMeta });
export type MediaList = z.infer<typeof mediaListAnswer>;

export const mediaParams = z.object({ id });
export const mediaAnswer = z.object({ media });
export const updateMediaBody = z.object({
  name: z.string().trim().min(1).max(limits.nameMaxLength).optional(),
  alt: z.string().trim().max(limits.altMaxLength).optional(),
});
/** A removed file can be restored for a day (`media.removedFor`). */
export const removeMediaAnswer = messageAnswer;

export const useKinds = [...contentKinds, 'skill'] as const;
/** Where the file stands: what visitors see, an unpublished draft, or a version that could be restored. */
export const useStates = ['content', 'draft', 'version'] as const;

export const mediaUse = z.object({
  kind: z.enum(useKinds),
  id: z.int(),
  name: z.string(),
  /** The name of the field as in drafts: `image`, `video`, `captions`, `resources`, `body` … */
  field: z.string(),
  state: z.enum(useStates),
  /** The address of its page in the studio; null for what the caller may not open there. */
  path: z.string().nullable(),
});
export type MediaUse = z.infer<typeof mediaUse>;
export const mediaUsesAnswer = z.object({ uses: z.array(mediaUse) });

export const mediaQuotaAnswer = z.object({
  /** Bytes, with what has arrived of unfinished uploads and what is kept for their rest. */
  used: z.number(),
  max: z.number(),
  file_max: z.number(),
  /** Whether the server has ffmpeg: without it videos get no poster and their index stays where it is. */
  ffmpeg: z.boolean(),
});
export type MediaQuota = z.infer<typeof mediaQuotaAnswer>;

/** The streams of all videos, and what the provider has decided about them. */
export const videoStreamsAnswer = z.object({
  videos: z.int(),
  ready: z.int(),
  failed: z.int(),
  waiting: z.int(),
  /** Videos from before, for which nothing was made yet. */
  lacking: z.int(),
  /** Whether the streams of those are being made. */
  running: z.boolean(),
  /** Whether the uploaded file stays once its sizes are complete. */
  keep_original: z.boolean(),
  ffmpeg: z.boolean(),
});
export type VideoStreams = z.infer<typeof videoStreamsAnswer>;
export const updateVideoStreamsBody = z.object({
  running: z.boolean().optional(),
  keep_original: z.boolean().optional(),
});

/** A month in UTC: `2026-11`. */
const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

/** What was sent of a video in the last twelve months in which something was, the newest first. */
export const mediaTrafficAnswer = z.object({
  months: z.array(z.object({ month, bytes: z.number() })),
  /** Bytes of this month. */
  now: z.number(),
});
export type MediaTraffic = z.infer<typeof mediaTrafficAnswer>;

export const videoTrafficQuery = z.object({ month: absentWhenEmpty(month.optional()) });
/** What was sent of all videos in a month. */
export const videoTrafficAnswer = z.object({
  month,
  /** The months of which there are figures, and the current one, the newest first. */
  months: z.array(month),
  /** Bytes of all videos, also of those that are not in the list. */
  total: z.number(),
  /** Those with the most, in their order; removed ones have no id. */
  videos: z.array(z.object({ id: z.int().nullable(), name: z.string(), bytes: z.number() })),
});
export type VideoTraffic = z.infer<typeof videoTrafficAnswer>;

const gigabyte = 1024 ** 3;
/** Bytes; an installation sets them by the disk that it has. */
export const updateQuotaBody = z.object({
  max: z
    .int()
    .min(gigabyte)
    .max(1_000_000 * gigabyte),
  file_max: z
    .int()
    .min(1024 ** 2)
    .max(1_000 * gigabyte),
});

/** An unfinished upload of the caller, which goes on where the same file is chosen again. */
export const unfinishedUpload = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  received: z.number(),
  /** The time of the file's last change, in milliseconds; null where the browser told none. */
  modified: z.number().nullable(),
  /** The file that it replaces. */
  replaces: z.int().nullable(),
  expires_at: timestamp,
});
export type UnfinishedUpload = z.infer<typeof unfinishedUpload>;
export const unfinishedUploadsAnswer = z.object({ uploads: z.array(unfinishedUpload) });

/** The address at which uploads speak tus 1.0. */
export const uploadsPath = '/api/studio/uploads';
/** The header of the last response of an upload, with the id of its media. */
export const mediaHeader = 'Nibras-Media';
/** The metadata of an upload, as tus sends them. */
export const uploadMetadata = z.object({
  filename: z.string().min(1).max(1000),
  filetype: z.string().max(200).nullish(),
  /** The id of a media that the upload replaces in place. */
  replace: absentWhenEmpty(id.optional()),
  /** The lecture into whose draft the video goes as soon as it can be played. */
  lecture: absentWhenEmpty(id.optional()),
  modified: absentWhenEmpty(z.coerce.number().int().min(0).optional()),
  /** What of a video's stream it is, made by a browser: the video's id, the stream's version, the name. */
  rendition: absentWhenEmpty(
    z
      .string()
      .regex(/^\d{1,10}\/[0-9a-f]{12}\/(?:sound|360|240)$/)
      .optional(),
  ),
});
