import { z } from 'zod';
import { moderation as limits } from '../../limits.ts';
import { id } from '../../wire.ts';

/** What people can report: a review of a course, a question on a lecture, a reply to it or another message. */
export const reportedKinds = ['review', 'discussion', 'message'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const reportReasons = ['abuse', 'spam', 'personal-data', 'cheating', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * An extension of the specification: tells the moderators of something that the caller can see and
 * has not written. A person reports a thing once.
 */
export const reportBody = z.object({
  kind: z.enum(reportedKinds),
  id,
  reason: z.enum(reportReasons),
  /** In the reporter's own words; only moderators read it. */
  note: z.string().trim().max(limits.noteMaxLength).default(''),
});
