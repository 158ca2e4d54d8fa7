import { wording } from '@nibras/contract/text/wording.ts';
import { AppError } from '#platform/http/app-error.ts';
import { drawableName, lostCharacters } from '#platform/typst/drawable.ts';

/**
 * Refuses a name that papers could not show whole, where it is set and where a certificate is stored.
 * @returns the name as it is printed
 * @throws AppError invalid-input
 */
export function requireDrawable(name: string): string {
  const printed = drawableName(name);
  if (printed !== null) return printed;
  const lost = lostCharacters(name);
  const wanted = 'اكتب الاسم بحروف عربية أو لاتينية أو يونانية أو كيريلية.';
  const message =
    lost.length > 0
      ? wording`لا يُطبع على الشهادة: ${lost.join(' ')}. ${wanted}`
      : `لا يُطبع هذا الاسم. ${wanted}`;
  // Also as the message, for dialogs without fields.
  throw new AppError('invalid-input', { message, errors: { name: [message] } });
}
