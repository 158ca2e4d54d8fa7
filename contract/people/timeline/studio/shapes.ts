import { z } from 'zod';
import { studioPerson } from '../../../content/items/studio/page.ts';
import { amount } from '../../../selling/purchases/shapes.ts';
import { currencies } from '../../../site/site.ts';
import { absentWhenEmpty, id, timestamp } from '../../../wire.ts';
import { timelineKinds } from './kinds.ts';

const kind = z.enum(timelineKinds);

export const timelineParams = z.object({ id });

export const timelineQuery = z.object({
  kind: absentWhenEmpty(kind.optional()),
  /** `next` of the page before. */
  after: absentWhenEmpty(z.string().max(200).optional()),
});
export type TimelineQuery = z.output<typeof timelineQuery>;

/** How it ended, where it can end well or badly; `waiting` has not ended yet. */
export const timelineOutcomes = ['good', 'bad', 'waiting'] as const;
export type TimelineOutcome = (typeof timelineOutcomes)[number];

export const timelineEvent = z.object({
  id: z.string(),
  kind,
  at: timestamp,
  /** What happened, in a few Arabic words; of a notice its type (`contract/conversation/notifications/shapes.ts`). */
  title: z.string(),
  /** What was written with it, or a detail; '' where nothing was. */
  text: z.string(),
  course: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Who of the staff did it; null for the person, and for the system. */
  by: studioPerson.nullable(),
  money: z.object({ amount, currency: z.enum(currencies) }).nullable(),
  outcome: z.enum(timelineOutcomes).nullable(),
  /** The page about it, where it has one that the reader may open. */
  path: z.string().nullable(),
});
export type TimelineEvent = z.infer<typeof timelineEvent>;

/** `GET /api/studio/people/:id/timeline`, the newest first. `kinds`: those that the reader sees events of. */
export const timelineAnswer = z.object({
  events: z.array(timelineEvent),
  next: z.string().nullable(),
  kinds: z.array(kind),
});
export type TimelineAnswer = z.infer<typeof timelineAnswer>;
