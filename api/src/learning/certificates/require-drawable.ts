import { isDrawableName, lostLetters } from '#learning/certificate-design/index.ts';
import { AppError } from '#platform/http/app-error.ts';

/**
 * Refuses a name that the paper could not show whole, where it is set.
 * @throws AppError invalid-input
 */
export function requireDrawable(name: string): void {
  if (isDrawableName(name)) return;
  const lost = lostLetters(name);
  const errors = {
    name: [
      lost.length > 0
        ? `لا تُطبع على الشهادة هذه الأحرف: ${lost.join(' ')}. اكتب الاسم بحروف عربية أو لاتينية.`
        : 'اكتب الاسم بحروف عربية أو لاتينية.',
    ],
  };
  throw new AppError('invalid-input', { errors });
}
