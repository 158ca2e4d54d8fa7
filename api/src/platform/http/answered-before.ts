import type { FailureCode } from '@nibras/contract/errors.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { people } from '../database/schema/index.ts';
import { arabicMoment } from '../text/arabic-date.ts';
import { AppError } from './app-error.ts';

/** Who was first, and when. */
export interface First {
  by: number | null;
  at: Date | null;
}

const said = {
  answered: 'أُجيب عن هذا قبلك',
  decided: 'اتُّخذ القرار في هذا قبلك',
};

/**
 * The error of an answer or a decision that came second: it says who was first, and when, so that two people never answer
 * the same thing unknowingly. Where nobody is known it has the code's own message.
 */
export async function answeredBefore(
  db: Queryable,
  {
    code,
    as,
    first,
    timeZone,
  }: {
    code: FailureCode;
    as: keyof typeof said;
    first: First;
    timeZone: string;
  },
): Promise<AppError> {
  const { by, at } = first;
  if (by === null || at === null) return new AppError(code);
  const [person] = await db.select({ name: people.name }).from(people).where(eq(people.id, by));
  if (!person) return new AppError(code);
  const when = arabicMoment(at, timeZone);
  return new AppError(code, {
    message: `${said[as]}: ${person.name}، ${when}. ما كتبته باقٍ في مكانه.`,
  });
}
