import { z } from 'zod';
import { draftVersion, pageOf, studioPerson, undoId } from '../../../content/items/studio/page.ts';
import { announcements as limits } from '../../../limits.ts';
import { absentWhenEmpty, id, pageNumber, searchText, timestamp } from '../../../wire.ts';
import { announcementChannels } from '../shapes.ts';

/** Whom an announcement is for: a course's members, everybody, or who has not been here for a month. */
export const announcementAudiences = ['course', 'all', 'away'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/**
 * `sending` lasts until each recipient has been reached; `cancelled` was stopped in the middle. A scheduled one that is
 * called off is a draft again.
 */
export const announcementStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** The page that an announcement leads to: a path of this site, or none. */
const sitePath = z
  .string()
  .trim()
  .max(limits.linkMaxLength)
  .regex(/^(\/(?![/\\])[^\s\\]*)?$/u);

/** What is written, saved field by field while it is typed. A draft may be half-written. */
export const announcementFields = {
  title: z
    .string()
    .max(limits.titleMaxLength)
    .regex(/^\P{Cc}*$/u),
  body: z
    .string()
    .max(limits.bodyMaxLength)
    .regex(/^(\P{Cc}|[\n\t])*$/u),
  link: sitePath,
  audience: z.enum(announcementAudiences),
  course_id: id.nullable(),
  channels: z
    .array(z.enum(announcementChannels))
    .max(announcementChannels.length)
    .transform((chosen) => announcementChannels.filter((one) => chosen.includes(one))),
} as const;
export const announcementValues = z.object(announcementFields);
export type AnnouncementValues = z.output<typeof announcementValues>;

/** What became of the recipients of one channel. `failed`: the mail server refused them for good. */
export const channelCounts = z.object({
  channel: z.enum(announcementChannels),
  total: z.int(),
  /** Still to be sent. */
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Those who switched it off after the sending had begun. */
  skipped: z.int(),
  cancelled: z.int(),
});
export type ChannelCounts = z.infer<typeof channelCounts>;

const shared = {
  id: z.int(),
  state: z.enum(announcementStates),
  audience: z.enum(announcementAudiences),
  course: studioPerson.nullable(),
  by: studioPerson.nullable(),
  channels: z.array(z.enum(announcementChannels)),
  send_at: timestamp.nullable(),
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
  /** How many people it is for, each counted once; 0 before the sending. */
  people: z.int(),
  updated_at: timestamp,
};

/** An announcement in the list, with how much of it has gone. */
export const announcementRow = z.object({
  ...shared,
  title: z.string(),
  excerpt: z.string(),
  total: z.int(),
  waiting: z.int(),
});
export type AnnouncementRow = z.infer<typeof announcementRow>;

export const announcementsQuery = z.object({
  page: pageNumber,
  search: searchText,
  state: absentWhenEmpty(z.enum(announcementStates).optional()),
});
export type AnnouncementsQuery = z.output<typeof announcementsQuery>;
export const announcementsAnswer = z.object({ announcements: pageOf(announcementRow) });

/** One announcement. What the editor of drafts needs is named as in an item of content. */
export const studioAnnouncement = z.object({
  ...shared,
  fields: z.record(z.string(), z.unknown()),
  field_versions: z.record(z.string(), z.int()),
  changed: z.array(z.string()),
  draft_version: draftVersion,
  saved_at: timestamp.nullable(),
  counts: z.array(channelCounts),
});
export type StudioAnnouncement = z.infer<typeof studioAnnouncement>;
export const announcementAnswer = z.object({ item: studioAnnouncement });
/** `undo` is the log's entry that can be undone; null where there is nothing to undo. */
export const announcementActionAnswer = announcementAnswer.extend({ undo: undoId.nullable() });
export type AnnouncementActionAnswer = z.infer<typeof announcementActionAnswer>;

export const announcementParams = z.object({ id });

/** Without anything: an empty draft. `course_id`: for the members of a course; `copy_of`: like an earlier one. */
export const makeAnnouncementBody = z.object({ course_id: id.optional(), copy_of: id.optional() });
export const madeAnnouncementAnswer = z.object({ announcement: z.object({ id: z.int() }) });

/** How many it would reach now, each counted once; `unreached`: of the audience, by none of the chosen channels. */
export const announcementReach = z.object({
  people: z.int(),
  notice: z.int(),
  push: z.int(),
  mail: z.int(),
  unreached: z.int(),
});
export type AnnouncementReach = z.infer<typeof announcementReach>;
export const announcementReachAnswer = z.object({ reach: announcementReach });

/** What the caller would receive, made by the code that sends. */
export const announcementPreview = z.object({
  notice: z.object({ title: z.string(), text: z.string(), link: z.string().nullable() }),
  push: z.object({ title: z.string(), body: z.string(), link: z.string() }),
  mail: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
});
export type AnnouncementPreview = z.infer<typeof announcementPreview>;
export const announcementPreviewAnswer = z.object({ preview: announcementPreview });

/** Without a time it is sent now, which can be called off for a few seconds. */
export const sendAnnouncementBody = z.object({
  draft_version: draftVersion,
  at: z.iso.datetime({ offset: true }).nullable(),
});

/** The courses to whose members the caller may announce something. */
export const announcementCourse = z.object({ id: z.int(), name: z.string(), members: z.int() });
export type AnnouncementCourse = z.infer<typeof announcementCourse>;
export const announcementCoursesAnswer = z.object({
  courses: z.array(announcementCourse),
  /** Whether the caller may announce to everybody. */
  everybody: z.boolean(),
});
