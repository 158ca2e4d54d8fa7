import { z } from 'zod';
import {
  listSort,
  pageOf,
  severalChangedAnswer,
  severalIds,
  studioPerson,
  undoId,
} from '../../../content/items/studio/page.ts';
import { codes as limits } from '../../../limits.ts';
import { currencies } from '../../../site/site.ts';
import { codeLength } from '../../../text/pack-code.ts';
import { absentWhenEmpty, id, pageNumber, searchText, timestamp } from '../../../wire.ts';
import { amount } from '../../purchases/shapes.ts';

/** `active` codes can be redeemed now, `ended` ones no longer; `early` not yet. */
export const batchStates = ['active', 'early', 'ended', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

/** Codes that were made together, and what became of them. */
export const codeBatch = z.object({
  id: z.int(),
  name: z.string(),
  prefix: z.string(),
  state: z.enum(batchStates),
  gift: z.boolean(),
  /** Empty for credit. */
  courses: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The credit that each code gives; null for courses. */
  amount: amount.nullable(),
  currency: z.enum(currencies),
  printed_price: amount.nullable(),
  access_days: z.int().nullable(),
  valid_from: timestamp.nullable(),
  valid_until: timestamp.nullable(),
  by: studioPerson.nullable(),
  created_at: timestamp,
  count: z.int(),
  used: z.int(),
  cancelled: z.int(),
  /** Neither used nor cancelled. */
  left: z.int(),
});
export type CodeBatch = z.infer<typeof codeBatch>;

/** `created` is the usual order, the newest first; names from the first letter, counts from the highest, ends from the next one. */
export const batchSorts = ['created', 'name', 'count', 'ends'] as const;
export type BatchSort = (typeof batchSorts)[number];

export const batchesQuery = z.object({
  page: pageNumber,
  /** Any part of the name or of a course's name, carelessly written, or the prefix. */
  search: searchText,
  state: absentWhenEmpty(z.enum(batchStates).optional()),
  sort: listSort(batchSorts),
});
export type BatchesQuery = z.output<typeof batchesQuery>;
/** What is exported: the filters and the order of the list. */
export const batchesExportQuery = batchesQuery.omit({ page: true });
export type BatchesExportQuery = z.output<typeof batchesExportQuery>;
export const batchesAnswer = z.object({ batches: pageOf(codeBatch) });

const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() <= limits.untilYear);

/** An amount as it is typed, of the installation's currency: «١٥٠٫٥». The server reads it. */
const typedAmount = z.string().trim().min(1).max(limits.amountMaxLength);

/** New codes: for `courses`, or for credit (`amount`). Without a name they are named after what they give. */
export const makeBatchBody = z.strictObject({
  name: z
    .string()
    .trim()
    .max(limits.nameMaxLength)
    .regex(/^\P{Cc}*$/u)
    .default(''),
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .max(limits.prefixMaxLength)
    .regex(/^[A-Z0-9]*$/)
    .default(''),
  count: z.int().min(1).max(limits.countMax),
  courses: z.array(id).max(limits.coursesMax).default([]),
  amount: typedAmount.nullish(),
  printed_price: typedAmount.nullish(),
  access_days: z.int().min(1).max(limits.accessDaysMax).nullish(),
  valid_from: moment.nullish(),
  valid_until: moment.nullish(),
  /** One code, given as a link. */
  gift: z.boolean().default(false),
});
export type MakeBatchBody = z.input<typeof makeBatchBody>;

export const batchParams = z.object({ id });
export const batchAnswer = z.object({ batch: codeBatch });

/** The codes in the order of their numbers, this once: nobody can read them afterwards. `link` is that of a gift. */
export const madeBatchAnswer = z.object({
  batch: codeBatch,
  codes: z.array(z.string()),
  link: z.string().nullable(),
});
export type MadeBatch = z.infer<typeof madeBatchAnswer>;

export const sheetFormats = ['pdf', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** The sheet of codes that the caller still has; `first` is the number of the first one. */
export const sheetBody = z.strictObject({
  format: z.enum(sheetFormats),
  first: z.int().min(1).max(limits.countMax),
  codes: z.array(z.string().length(codeLength)).min(1).max(limits.countMax),
});

export const packCodeStates = ['left', 'used', 'cancelled'] as const;
export type PackCodeState = (typeof packCodeStates)[number];

/** One code of a batch, by its number: the code itself is not known. */
export const packCode = z.object({
  number: z.int(),
  state: z.enum(packCodeStates),
  by: studioPerson.extend({ email: z.string() }).nullable(),
  at: timestamp.nullable(),
});
export type PackCode = z.infer<typeof packCode>;

/** By the number, or by the last use first. Without one those used are by their use, all others by their number. */
export const packCodeSorts = ['number', 'used'] as const;
export type PackCodeSort = (typeof packCodeSorts)[number];

export const packCodesQuery = z.object({
  page: pageNumber,
  state: absentWhenEmpty(z.enum(packCodeStates).optional()),
  sort: listSort(packCodeSorts),
});
export type PackCodesQuery = z.output<typeof packCodesQuery>;
/** What the report has: the codes of the list, in its order. */
export const packCodesExportQuery = packCodesQuery.omit({ page: true });
export type PackCodesExportQuery = z.output<typeof packCodesExportQuery>;
export const packCodesAnswer = z.object({ codes: pageOf(packCode) });

/** The unused codes of the numbers `from` to `to`; without them all. */
export const cancelCodesBody = z.strictObject({
  from: z.int().min(1).max(limits.countMax).optional(),
  to: z.int().min(1).max(limits.countMax).optional(),
});
/** What is left of several batches. */
export const cancelBatchesBody = z.strictObject({ batches: severalIds });
/** `changed` is how many codes were cancelled. */
export const cancelBatchesAnswer = severalChangedAnswer;
/** `undo` is null where there was nothing to cancel. */
export const cancelCodesAnswer = z.object({
  message: z.string(),
  batch: codeBatch,
  cancelled: z.int(),
  undo: undoId.nullable(),
});

/** `POST`, so that the code is in no address and no log. */
export const findCodeBody = z.strictObject({
  code: z.string().trim().min(1).max(limits.typedMaxLength),
});
export const findCodeAnswer = z.object({ code: packCode, batch: codeBatch });
export type FoundCode = z.infer<typeof findCodeAnswer>;
