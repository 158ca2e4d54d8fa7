import { z } from 'zod';
import {
  draftVersion,
  listedKinds,
  pageOf,
  studioPerson,
} from '../../../content/items/studio/page.ts';
import { pageNumber, timestamp } from '../../../wire.ts';
import { currencies } from '../../site.ts';
import { waitingKinds } from '../../waiting/studio/kinds.ts';

/** The lists that the first page's numbers lead to. */
export const overviewLists = [
  'drafts',
  'scheduled',
  'joins',
  'finished',
  'orders',
  'failed-mails',
] as const;
export type OverviewList = (typeof overviewLists)[number];

/** What the first page counts: what waits for a person, and what is not public yet. */
export const countedKinds = [...waitingKinds, 'failed-mails', 'drafts', 'scheduled'] as const;
export type CountedKind = (typeof countedKinds)[number];

const count = z.object({
  count: z.int(),
  /** There are more than `count`, which is where the studio's lists stop counting. */
  more: z.literal(true).optional(),
  /** The list that shows exactly so many. */
  path: z.string(),
});

const recentItem = z.object({
  kind: z.enum(['lecture', 'article', 'service', 'project']),
  id: z.int(),
  name: z.string(),
  /** The course of a lecture; '' for others. */
  about: z.string(),
  at: timestamp,
  path: z.string(),
});
export type RecentItem = z.infer<typeof recentItem>;

/** `GET /api/studio/overview`. Only what the caller may see is in it, also where the number is 0. */
export const overviewAnswer = z.object({
  waiting: z.array(count.extend({ kind: z.enum(countedKinds) })),
  /** Today's newest orders; null for those who see no orders. */
  orders: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        service: z.string().nullable(),
        at: timestamp,
        path: z.string(),
      }),
    )
    .nullable(),
  /** What the caller has worked on last beside courses, which have a list of their own; the newest first. */
  recent: z.array(recentItem),
});
export type OverviewAnswer = z.infer<typeof overviewAnswer>;

export const overviewListParams = z.object({ list: z.enum(overviewLists) });
export const overviewListQuery = z.object({ page: pageNumber });

/** A row of one of these lists. */
export const overviewRow = z.object({
  id: z.int(),
  /** What it is about: an item's name, a subject. */
  name: z.string(),
  /** The kind of content; null for what is none. */
  kind: z.string().nullable(),
  /** What belongs to it: a course, a service, the reason of a failure; '' without it. */
  about: z.string(),
  /** Whom it is about; null for nobody. */
  person: studioPerson.nullable(),
  at: timestamp,
  /** Whether an item was published before, so that only its changes wait. */
  changes: z.boolean(),
  /** The page about it; null without one. */
  path: z.string().nullable(),
  /** The draft of an item that the caller may publish from here; null where they may not. */
  publishing: z.object({ kind: z.enum(listedKinds), draft_version: draftVersion }).nullable(),
});
export type OverviewRow = z.infer<typeof overviewRow>;
export const overviewListAnswer = z.object({ items: pageOf(overviewRow) });

const byDay = z.array(z.int());

/**
 * `GET /api/studio/figures`: the last days in the provider's time zone, the oldest first and today last. Each list has one
 * number for each day. Only the caller's courses count.
 */
export const figuresAnswer = z.object({
  /** «2026-11-30» */
  days: z.array(z.iso.date()),
  enrolments: byDay,
  /** Lectures that learners have finished. */
  lectures: byDay,
  /** What sales have brought in minor units, refunds taken off; null for those who do not sell. */
  income: z.array(z.object({ currency: z.enum(currencies), net: byDay })).nullable(),
});
export type FiguresAnswer = z.infer<typeof figuresAnswer>;

/**
 * What the navigation counts; null for those who decide nothing of the kind. `cases`: payments
 * that do not fit; `transfers`: receipts of transfers; `reports`: what was reported; `corrections`: requests for another name on a certificate; `texts`: answers of quizzes that a person marks.
 */
export const waitingCountsAnswer = z.object({
  cases: z.int().nullable(),
  transfers: z.int().nullable(),
  reports: z.int().nullable(),
  texts: z.int().nullable(),
  corrections: z.int().nullable(),
  /** All that waits in the inbox, without what is snoozed; of each kind up to the bound of its count. */
  inbox: z.int(),
});
export type WaitingCounts = z.infer<typeof waitingCountsAnswer>;
