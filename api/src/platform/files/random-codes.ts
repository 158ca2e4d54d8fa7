import { randomInt } from 'node:crypto';
import { checkCharacter, codeCharacters, codeLength } from '@nibras/contract/text/pack-code.ts';

function newCode(): string {
  let characters = '';
  while (characters.length < codeLength - 1)
    characters += codeCharacters.charAt(randomInt(codeCharacters.length));
  return characters + checkCharacter(characters);
}

/** Different codes from a cryptographic random source. */
export function newCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newCode());
  return [...codes];
}
