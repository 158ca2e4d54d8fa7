import { z } from 'zod';
import { foldDigits } from './digits.ts';
import { honeypotName } from './honeypot.ts';
import { orders } from './limits.ts';
import { oneLine, requiredEmail, runningText, trap } from './text.ts';
import { id, personName } from './wire.ts';

const { least, most } = orders.phoneDigits;

/** Marks of direction that travel along when a number is copied from a chat or a contact. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d ().\-/]*$/.test(text) && digits >= least && digits <= most;
}

/** A telephone number of any country, its digits folded to 0–9; otherwise as it was typed. */
export const phone = z
  .string()
  .transform((text) => foldDigits(text.replace(directionMarks, '')).trim())
  .pipe(z.string().min(1).max(orders.phoneMaxLength))
  // A pipe, since a check beside the others would tell its mistake in addition to theirs.
  .pipe(z.string().refine(isNumber, 'اكتب رقم هاتف صحيحًا بالأرقام، مثل 01001234567.'));

/** What a form without a chosen service sends in its place. */
const absent = (value: unknown) => (value === '' || value === null ? undefined : value);

/** `POST /api/orders`; the names are the wire's, the capital J included. */
export const orderBody = z.object({
  name: personName,
  phone,
  email: requiredEmail,
  country: oneLine(orders.countryMaxLength),
  /** Absent: a general request. */
  service_id: z.preprocess(absent, id.optional()),
  Job_title: oneLine(orders.jobTitleMaxLength),
  description: runningText(orders.descriptionMaxLength),
  [honeypotName]: trap,
});
export type OrderBody = z.output<typeof orderBody>;

/** The specification reads `messages`; every change answers `message` too. */
export const orderAnswer = z.object({ message: z.string(), messages: z.string() });
