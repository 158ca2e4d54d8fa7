import { z } from 'zod';
import { email } from './wire.ts';

/** One line of what a person writes: no control characters, since it may reach a mail's header. */
export const oneLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/);

/** Running text in any number of lines, whose ends are kept as one character. */
export const runningText = (maxLength: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1).max(maxLength));

/** An address that must be given: an empty one is told as missing, not as malformed. */
export const requiredEmail = z.string().trim().min(1).pipe(email);

/** What the trap of `trap.ts` holds is not checked: whoever fills it is answered as everybody is. */
export const trap = z.unknown().optional();
