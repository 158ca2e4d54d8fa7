import { randomInt } from 'node:crypto';
import { checkSign, codeLength, codeSigns } from '@nibras/contract/text/pack-code.ts';

function newCode(): string {
  let signs = '';
  while (signs.length < codeLength - 1) signs += codeSigns.charAt(randomInt(codeSigns.length));
  return signs + checkSign(signs);
}

/** Different codes from a cryptographic random source. */
export function newCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newCode());
  return [...codes];
}
