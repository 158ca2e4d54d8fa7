import { z } from 'zod';
import { pageOf, undoId } from '../../../content/items/studio/page.ts';
import { sellingSetups as limits } from '../../../limits.ts';
import { currencies } from '../../../site/site.ts';
import { foldDigits } from '../../../text/digits.ts';
import { absentWhenEmpty, pageNumber, timestamp } from '../../../wire.ts';
import { sellingCountries } from '../../countries.ts';
import { amount, gateways, paymentWays } from '../../purchases/shapes.ts';

/** `inclusive`: the prices contain the VAT; `exclusive`: it is added to them. */
export const vatModes = ['none', 'inclusive', 'exclusive'] as const;
export type VatMode = (typeof vatModes)[number];

/** Empty, or one line. */
const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u);

/** A VAT number of Saudi Arabia, which its QR codes contain. */
const saudiTaxNumber = /^3\d{13}3$/;

/** How the provider sells, and what receipts say of them. */
export const sellingSetup = z.object({
  /** As it is registered; empty for the site's name. */
  legal_name: line(limits.legalNameMaxLength),
  tax_number: z.string(),
  address: line(limits.addressMaxLength),
  /** Empty where it is not said. */
  country: z.enum(['', ...sellingCountries]),
  vat: z.enum(vatModes),
  /** Of the VAT, in basis points: 1400 is 14%. */
  rate: z.int().min(0).max(limits.rateMax),
  /** Whether two people approve each transfer. */
  two_approvers: z.boolean(),
  /** Hours in which a purchase can be paid. */
  open_for: z.int().min(limits.openForMin).max(limits.openForMax),
});
export type SellingSetupFields = z.output<typeof sellingSetup>;

/** In any digits, with or without spaces and hyphens. */
const typedTaxNumber = z
  .string()
  .transform((text) => foldDigits(text).replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .max(limits.taxNumberMaxLength)
      .regex(/^[A-Za-z0-9/.]*$/),
  );

export const sellingBody = z
  .strictObject({ ...sellingSetup.shape, tax_number: typedTaxNumber })
  .refine(({ vat, rate }) => vat === 'none' || rate > 0, {
    path: ['rate'],
    message: 'اكتب نسبة الضريبة، مثل 14.',
  })
  .refine(({ vat, tax_number }) => vat === 'none' || tax_number !== '', {
    path: ['tax_number'],
    message: 'اكتب رقم التسجيل الضريبي، فالإيصال الذي فيه ضريبة يجب أن يحمله.',
  })
  .refine(
    ({ vat, country, tax_number }) =>
      vat === 'none' || country !== 'SA' || tax_number === '' || saudiTaxNumber.test(tax_number),
    {
      path: ['tax_number'],
      message: 'الرقم الضريبي في السعودية 15 رقمًا، أوله 3 وآخره 3.',
    },
  );

/** What is missing: `way` and `price` before anything can be sold, the others on receipts. */
export const sellingGaps = ['way', 'price', 'legal-name', 'address', 'country'] as const;
export type SellingGap = (typeof sellingGaps)[number];

export const sellingState = z.object({
  setup: sellingSetup,
  currency: z.enum(currencies),
  missing: z.array(z.enum(sellingGaps)),
  /** How many courses have a price. */
  priced: z.int(),
  /** How many channels of transfers are open. */
  channels: z.int(),
  /** The gateways that are offered. */
  gateways: z.array(z.enum(gateways)),
});
export type SellingState = z.infer<typeof sellingState>;
/** `undo` is null where nothing has changed. */
export const sellingChangeAnswer = sellingState.extend({ undo: undoId.nullable() });

/** A month of the provider's time zone, such as `2026-11`. */
const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);
export const receiptsQuery = z.object({
  page: pageNumber,
  month: absentWhenEmpty(month.optional()),
});
export const receiptsExportQuery = z.object({ month });

export const receiptKinds = ['receipt', 'refund'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** A receipt, or the note of a refund, whose amounts are those that go back. */
export const studioReceipt = z.object({
  number: z.int(),
  kind: z.enum(receiptKinds),
  issued_at: timestamp,
  purchase: z.int(),
  reference: z.string(),
  buyer: z.string(),
  currency: z.enum(currencies),
  total: amount,
  tax: amount,
  way: z.enum(paymentWays).nullable(),
  /** The number of the receipt that a note corrects. */
  corrects: z.int().nullable(),
});
export type StudioReceipt = z.infer<typeof studioReceipt>;

/** A month's sums in one currency: of its receipts, of the notes of its refunds, and the VAT that is left. */
export const receiptSums = z.object({
  currency: z.enum(currencies),
  receipts: z.int(),
  sold: amount,
  refunds: z.int(),
  refunded: amount,
  tax: amount,
});
export type ReceiptSums = z.infer<typeof receiptSums>;

export const receiptsAnswer = z.object({
  /** The month that is shown: the one asked for, else the last that has receipts, else the present one. */
  month: z.string(),
  /** Those that have receipts, the newest first. */
  months: z.array(z.string()),
  sums: z.array(receiptSums),
  receipts: pageOf(studioReceipt),
});
export type ReceiptsAnswer = z.infer<typeof receiptsAnswer>;
export const receiptsExportAnswer = z.unknown().describe('text/csv');
