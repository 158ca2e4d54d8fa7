import { z } from 'zod';
import { honeypotName } from '../../honeypot.ts';
import { orders } from '../../limits.ts';
import { foldDigits } from '../../text/digits.ts';
import { withoutInvisible } from '../../text/invisible.ts';
import { honeypotField, oneLine, requiredEmail, runningText } from '../../text/text.ts';
import { id, personName } from '../../wire.ts';

const { least, most } = orders.phoneDigits;

function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d ().\-/]*$/.test(text) && digits >= least && digits <= most;
}

/** A telephone number of any country, with its digits replaced by 0–9 and otherwise unchanged. */
export const phone = z
  .string()
  .transform((text) => foldDigits(withoutInvisible(text)).trim())
  .pipe(z.string().min(1).max(orders.phoneMaxLength))
  // A separate pipe, so that only one error is reported at a time.
  .pipe(z.string().refine(isNumber, 'اكتب رقم هاتف صحيحًا بالأرقام، مثل 01001234567.'));

/** Forms without a chosen service send an empty value. */
const absent = (value: unknown) => (value === '' || value === null ? undefined : value);

/** `POST /api/orders`. The names are the specification's, including the capital J. */
export const orderBody = z.object({
  name: personName,
  phone,
  email: requiredEmail,
  country: oneLine(orders.countryMaxLength),
  /** Absent for a general request. */
  service_id: z.preprocess(absent, id.optional()),
  Job_title: oneLine(orders.jobTitleMaxLength),
  description: runningText(orders.descriptionMaxLength),
  [honeypotName]: honeypotField,
});
export type OrderBody = z.output<typeof orderBody>;

/** The specification reads `messages`; every mutation also returns `message`. */
export const orderAnswer = z.object({ message: z.string(), messages: z.string() });
