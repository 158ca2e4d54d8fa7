import { z } from 'zod';
import { listSort, pageOf, studioPerson, undoId } from '../../../content/items/studio/page.ts';
import { enrolments as limits } from '../../../limits.ts';
import {
  absentWhenEmpty,
  email,
  id,
  messageAnswer,
  pageNumber,
  picture,
  searchText,
  timestamp,
} from '../../../wire.ts';

/** Why a person has access to a course; `free` is what everybody gets by joining. */
export const entitlementSources = ['free', 'payment', 'code', 'grant', 'import'] as const;
export type EntitlementSource = (typeof entitlementSources)[number];

/** `ending` are those of the active ones whose access ends within `enrolments.endingWithin`. */
export const enrolmentLists = ['active', 'ending', 'ended'] as const;
export type EnrolmentList = (typeof enrolmentLists)[number];

/** Those who joined last first, names from the first letter, ends from the next one; without one as the list has them. */
export const enrolmentSorts = ['joined', 'name', 'ends'] as const;
export type EnrolmentSort = (typeof enrolmentSorts)[number];

/** The enrolments of the courses in which the caller may enrol people; without `list` active and ended ones. */
export const enrolmentsQuery = z.object({
  page: pageNumber,
  /** Any part of the person's name or address, carelessly written. */
  search: searchText,
  course: absentWhenEmpty(id.optional()),
  person: absentWhenEmpty(id.optional()),
  source: absentWhenEmpty(z.enum(entitlementSources).optional()),
  list: absentWhenEmpty(z.enum(enrolmentLists).optional()),
  sort: listSort(enrolmentSorts),
});
/** What is exported: the filters and the order of the list. */
export const enrolmentsExportQuery = enrolmentsQuery.omit({ page: true });
export type EnrolmentsExportQuery = z.output<typeof enrolmentsExportQuery>;
export type EnrolmentsQuery = z.output<typeof enrolmentsQuery>;

/** A person in a course. `by` and `note` are of the entitlement that lasts longest. */
export const studioEnrolment = z.object({
  id: z.int(),
  person: z.object({ id: z.int(), name: z.string(), email: z.string(), photo: picture }),
  course: z.object({ id: z.int(), name: z.string() }),
  source: z.enum(entitlementSources),
  by: studioPerson.nullable(),
  note: z.string(),
  joined_at: timestamp,
  /** When access ends or ended; null for no end. */
  access_until: timestamp.nullable(),
  active: z.boolean(),
  /** Published lectures, and how many of them the person has completed. */
  lectures: z.int(),
  watched: z.int(),
});
export type StudioEnrolment = z.infer<typeof studioEnrolment>;

export const enrolmentsAnswer = z.object({ enrolments: pageOf(studioEnrolment) });

/** One reason for access. `until` is its own end; `ended_at` when it was ended before, or will be. */
export const entitlement = z.object({
  id: z.int(),
  source: z.enum(entitlementSources),
  by: studioPerson.nullable(),
  at: timestamp,
  until: timestamp.nullable(),
  note: z.string(),
  ended_at: timestamp.nullable(),
  ended_by: studioPerson.nullable(),
});
export type Entitlement = z.infer<typeof entitlement>;

export const enrolmentParams = z.object({ id });
/** `entitlements`: the newest first. */
export const enrolmentAnswer = z.object({
  enrolment: studioEnrolment,
  entitlements: z.array(entitlement),
});

/** A time to come. */
const until = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at.getTime() > Date.now() && at.getUTCFullYear() <= limits.untilYear);

const note = z.string().trim().max(limits.noteMaxLength).default('');

/**
 * A person who has an account, by their whole address, or by id where the caller sees them already. Without `until`
 * access has no end.
 */
export const grantBody = z.object({
  person: z.union([z.object({ id }), z.object({ email })]),
  until: until.nullish(),
  note,
});
export const grantAnswer = messageAnswer.extend({ enrolment: studioEnrolment, undo: undoId });

const ids = z.array(id).min(1).max(limits.changedAtOnce);

/** Spans by which access is extended, from its end or, where that has passed, from now. */
export const extensions = ['week', 'month', 'quarter', 'year'] as const;
export type Extension = (typeof extensions)[number];

/** By a span, until a time, or without an end (`until: null`). Nobody's access gets shorter. */
export const extendBody = z.union([
  z.object({ enrolments: ids, by: z.enum(extensions), note }),
  z.object({ enrolments: ids, until: until.nullable(), note }),
]);
/** At once, or at a time to come. */
export const endBody = z.object({ enrolments: ids, at: until.optional() });

/** `changed` is how many enrolments are not as they were; `undo` has an entry of the log for each course. */
export const enrolmentChangeAnswer = messageAnswer.extend({
  changed: z.int(),
  undo: z.array(undoId),
});
/** `until` is the new end where all that were extended have the same; null otherwise, and for access without an end. */
export const extendAnswer = enrolmentChangeAnswer.extend({ until: timestamp.nullable() });
