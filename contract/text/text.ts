import { z } from 'zod';
import { email } from '../wire.ts';
import { isSeen, withoutInvisible, withoutSteering } from './invisible.ts';

/** A single-line text with something to see, without control characters, since it may be used in a mail header. */
export const oneLine = (maxLength: number) =>
  z
    .string()
    .transform((text) => withoutSteering(text).trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(maxLength)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
        .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/),
    )
    // A separate pipe, so that an empty text is reported once.
    .pipe(z.string().refine(isSeen));

/** A multi-line text with line ends normalised to `\n`. */
export const runningText = (maxLength: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1).max(maxLength));

/** A required e-mail address: an empty one is reported as missing, not as malformed. */
export const requiredEmail = z
  .string()
  .transform((text) => withoutInvisible(text).trim())
  .pipe(z.string().min(1).pipe(email));

/** The honeypot field (`honeypot.ts`). Any value is valid, so that robots get the usual response. */
export const honeypotField = z.unknown().optional();
