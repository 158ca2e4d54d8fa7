import { z } from 'zod';
import { pageOf, studioPerson, undoId } from '../../../content/items/studio/page.ts';
import { transfers as limits } from '../../../limits.ts';
import { currencies } from '../../../site/site.ts';
import { oneLine, runningText } from '../../../text/text.ts';
import {
  absentWhenEmpty,
  id,
  messageAnswer,
  pageNumber,
  searchText,
  timestamp,
} from '../../../wire.ts';
import { amount, purchaseStates } from '../../purchases/shapes.ts';
import { transferChannel, transferChannelKinds, transferStates } from '../shapes.ts';

/** A channel as the provider sees it; only active ones with a number, or with words for cash, are offered. */
export const studioChannel = transferChannel.extend({ active: z.boolean(), offered: z.boolean() });
export type StudioChannel = z.infer<typeof studioChannel>;

export const channelsAnswer = z.object({ channels: z.array(studioChannel) });
export const channelParams = z.object({ id });

const channelFields = {
  name: oneLine(limits.channelNameMaxLength),
  number: z.union([z.literal(''), oneLine(limits.channelNumberMaxLength)]),
  words: z.union([z.literal(''), runningText(limits.channelWordsMaxLength)]),
  active: z.boolean(),
};
export const makeChannelBody = z.strictObject({
  kind: z.enum(transferChannelKinds),
  name: channelFields.name,
  number: channelFields.number.default(''),
  words: channelFields.words.default(''),
});
export type MakeChannel = z.output<typeof makeChannelBody>;
export const changeChannelBody = z.strictObject(channelFields).partial();
export type ChangeChannel = z.output<typeof changeChannelBody>;
/** Every channel, in the wanted order. */
export const channelOrderBody = z.strictObject({ channels: z.array(id).max(limits.channels) });
export const channelChangeAnswer = channelsAnswer.extend({ undo: undoId });

export const transferLists = ['waiting', 'asked', 'decided'] as const;
export type TransferList = (typeof transferLists)[number];

export const transfersQuery = z.object({
  list: z.enum(transferLists).default('waiting'),
  page: pageNumber,
  /** A reference, or any part of a person's name or address. */
  search: searchText,
});
export type TransfersQuery = z.output<typeof transfersQuery>;

/** What is bought by a transfer. */
const transferredPurchase = z.object({
  id: z.int(),
  reference: z.string(),
  state: z.enum(purchaseStates),
  currency: z.enum(currencies),
  total: amount,
  /** What is to be transferred. */
  due: amount,
  /** The names of what is bought. */
  lines: z.array(z.string()),
  expires_at: timestamp,
  /** Whether its time is over, so that the money becomes a case. */
  late: z.boolean(),
});

export const studioTransfer = z.object({
  id: z.int(),
  state: z.enum(transferStates),
  /** Null for a person who has deleted their account. */
  person: studioPerson.extend({ email: z.string() }).nullable(),
  purchase: transferredPurchase,
  channel_name: z.string(),
  sender_digits: z.string(),
  sent_at: timestamp.nullable(),
  created_at: timestamp,
  /** The first of two approvers. */
  first_by: studioPerson.nullable(),
  decided_at: timestamp.nullable(),
  decided_by: studioPerson.nullable(),
  question: z.string(),
  reason: z.string(),
});
export type StudioTransfer = z.infer<typeof studioTransfer>;

export const transfersAnswer = z.object({
  transfers: pageOf(studioTransfer),
  waiting: z.int(),
  asked: z.int(),
});
export type TransfersAnswer = z.infer<typeof transfersAnswer>;

/**
 * An earlier receipt that this one resembles: `same`, the same file; `alike`, the same picture in another size or quality;
 * `details`, the same digits, amount and time.
 */
export const duplicateSigns = ['same', 'alike', 'details'] as const;
export type DuplicateSign = (typeof duplicateSigns)[number];
export const duplicate = z.object({
  transfer: z.int(),
  signs: z.array(z.enum(duplicateSigns)),
  state: z.enum(transferStates),
  reference: z.string(),
  person: studioPerson.nullable(),
  /** Whether it was sent for the same purchase. */
  own: z.boolean(),
  created_at: timestamp,
});
export type Duplicate = z.infer<typeof duplicate>;

export const transferActions = ['approve', 'ask', 'decline', 'reopen'] as const;
export type TransferAction = (typeof transferActions)[number];

export const transferDetail = studioTransfer.extend({
  /** An address that is signed for the caller. */
  picture: z.string(),
  note: z.string(),
  duplicates: z.array(duplicate),
  /** Other receipts for the same purchase, the newest first. */
  others: z.array(studioTransfer),
  /** What the caller may do with it now. */
  acts: z.array(z.enum(transferActions)),
  /** Whether one approval is not enough. */
  two_approvers: z.boolean(),
  /** The case that the money has become; null where it paid the purchase. */
  case: z.object({ id: z.int(), reason: z.string(), state: z.string() }).nullable(),
  /** The one that waits longest beside it, to go on with; null without one. */
  next: z.int().nullable(),
});
export type TransferDetail = z.infer<typeof transferDetail>;
export const transferDetailAnswer = z.object({ transfer: transferDetail });
export const studioTransferParams = z.object({ id });

/**
 * The state in which the caller saw the receipt: a decision about one that waited is refused (409) once another person has
 * asked its sender something.
 */
const seen = z.enum(['waiting', 'asked']).optional();
export type SeenTransfer = z.infer<typeof seen>;

/** `received`: the amount that has come, as it is typed, where it is not what was due; it becomes a case. */
export const approveBody = z.strictObject({ received: z.string().trim().max(20).optional(), seen });
export const askBody = z.strictObject({ question: runningText(limits.answerMaxLength), seen });
export const declineBody = z.strictObject({ reason: runningText(limits.answerMaxLength), seen });

/** What became of a decision: `first`: another person is to approve it too; `case`: the money waits for a decision. */
export const transferOutcomes = ['paid', 'case', 'first', 'asked', 'declined', 'reopened'] as const;
export type TransferOutcome = (typeof transferOutcomes)[number];
export const decidedAnswer = messageAnswer.extend({
  outcome: z.enum(transferOutcomes),
  next: z.int().nullable(),
  waiting: z.int(),
});
export type DecidedTransfer = z.infer<typeof decidedAnswer>;

const day = absentWhenEmpty(z.iso.date().optional());
/** The first and the last day of approval, in the provider's time zone; without them the last 31 days. */
export const totalsQuery = z.object({ from: day, to: day });
export type TotalsQuery = z.output<typeof totalsQuery>;

/** What came through one channel on one day, in one currency. */
export const transferTotal = z.object({
  day: z.string(),
  channel: z.string(),
  currency: z.enum(currencies),
  count: z.int(),
  amount,
});
export type TransferTotal = z.infer<typeof transferTotal>;
/** The newest day first. */
export const totalsAnswer = z.object({
  from: z.string(),
  to: z.string(),
  totals: z.array(transferTotal),
});
export type TotalsAnswer = z.infer<typeof totalsAnswer>;
