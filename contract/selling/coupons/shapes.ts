import { z } from 'zod';
import { coupons as limits } from '../../limits.ts';
import { foldDigits } from '../../text/digits.ts';
import { withoutInvisible } from '../../text/invisible.ts';

/** A coupon's code as it is stored: Latin capitals, digits and dashes, without spaces, in 0–9. */
export const foldCouponCode = (typed: string): string =>
  foldDigits(withoutInvisible(typed).normalize('NFKC'))
    .replace(/\s/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .toUpperCase();

/** The code of a coupon that is made. */
export const couponCode = z
  .string()
  .max(limits.typedMaxLength)
  .transform(foldCouponCode)
  .pipe(
    z
      .string()
      .min(limits.codeMinLength)
      .max(limits.codeMaxLength)
      .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
  );

/** A code as a buyer types it; what cannot be a code is no mistake of form, but an unknown coupon. */
export const typedCoupon = z.string().trim().min(1).max(limits.typedMaxLength);

/** The signs of suggested codes: none that look alike (no I, L, O, U, 0 or 1). */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A code that nobody guesses: eight signs are 30⁸ ≈ 2³⁹ codes (docs/behaviour/coupons.md#guessing).
 * @param random returns random bytes, each of which is used for at most one sign
 */
export function suggestCouponCode(random: (count: number) => Uint8Array): string {
  // Bytes beyond the last multiple of the number of signs would make the first signs likelier.
  const even = 256 - (256 % signs.length);
  let code = '';
  while (code.length < limits.suggestedLength) {
    for (const byte of random(limits.suggestedLength)) {
      if (byte < even && code.length < limits.suggestedLength) code += signs[byte % signs.length];
    }
  }
  return code;
}
