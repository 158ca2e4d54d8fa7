import { z } from 'zod';
import { studioPerson, undoId } from '../../../content/items/studio/page.ts';
import { amount } from '../../../selling/purchases/shapes.ts';
import { absentWhenEmpty, id, timestamp } from '../../../wire.ts';
import { currencies } from '../../site.ts';
import { waitingKinds } from './kinds.ts';

const kind = z.enum(waitingKinds);
/** A thing's id within its kind: a number, or two with a colon between them, or as reports name it (`review:12`). */
const thing = z.string().regex(/^(?:[a-z]{1,20}:)?\d{1,10}(?::\d{1,10})?$/);

export const waitingParams = z.object({ kind, thing });

/** `mine`: assigned to the caller; `none`: to nobody. `snoozed`: what is out of sight, in place of the rest. */
export const waitingQuery = z.object({
  kind: absentWhenEmpty(kind.optional()),
  course: absentWhenEmpty(id.optional()),
  assigned: absentWhenEmpty(z.enum(['mine', 'none']).optional()),
  snoozed: absentWhenEmpty(z.literal('only').optional()),
  /** `next` of the page before. */
  after: absentWhenEmpty(z.string().max(200).optional()),
});
export type WaitingQuery = z.output<typeof waitingQuery>;

const named = z.object({ id: z.int(), name: z.string() });

/** One thing that waits. */
export const waitingRow = z.object({
  kind,
  id: z.string(),
  /** Since when it waits. */
  at: timestamp,
  /** Whom it is from, with the id where they have an account; null for nobody known. */
  person: z.object({ id: z.int().nullable(), name: z.string() }).nullable(),
  course: named.nullable(),
  /** What it is about: a lecture, a service, a subject, what is bought; for a report or a request its own kind. */
  title: z.string(),
  /** The beginning of what was written; '' where nothing was. */
  excerpt: z.string(),
  /** The figure that decides; null without one. */
  money: z.object({ amount, currency: z.enum(currencies) }).nullable(),
  /** The page of the thing itself. */
  path: z.string(),
  assigned_to: studioPerson.nullable(),
  snoozed_until: timestamp.nullable(),
});
export type WaitingRow = z.infer<typeof waitingRow>;

const kindCount = z.object({
  kind,
  count: z.int(),
  /** There are more than `count`. */
  more: z.literal(true).optional(),
});

/** A course, and how much of what waits belongs to it. */
const courseCount = named.extend({
  count: z.int(),
  /** So much waits that it was not all counted. */
  more: z.literal(true).optional(),
});

/**
 * `GET /api/studio/inbox`, the oldest first. `counts`: of every kind that the caller decides, with the same filters; `courses`:
 * of what has waited longest of the chosen kinds, with the same filters beside the course.
 */
export const waitingAnswer = z.object({
  items: z.array(waitingRow),
  next: z.string().nullable(),
  counts: z.array(kindCount),
  courses: z.array(courseCount),
});
export type WaitingAnswer = z.infer<typeof waitingAnswer>;

/** `item` is null for what waits no more; `people` are those who may decide about it, beside the caller. */
export const waitingThingAnswer = z.object({
  item: waitingRow.nullable(),
  people: z.array(studioPerson),
});
export type WaitingThing = z.infer<typeof waitingThingAnswer>;

/** Null takes the assignment back. */
export const assignBody = z.strictObject({ person: id.nullable() });
/** Null ends the snooze. */
export const snoozeBody = z.strictObject({ until: z.iso.datetime().nullable() });
/** `undo` is null where nothing was changed, and for a private conversation, whose changes no log has. */
export const waitingChangeAnswer = z.object({ message: z.string(), undo: undoId.nullable() });

/** The others who have the thing open. */
export const waitingPresenceAnswer = z.object({ people: z.array(studioPerson) });
