import { AppError } from '#platform/http/app-error.ts';
import type { PersonRow } from './queries.ts';

/**
 * Refuses to sign in a suspended person and tells the reason. Only to be called once a code or a password has shown that
 * it is them: nobody else learns that an account is suspended.
 * @throws AppError 'account-suspended'
 */
export function refuseSuspended(person: Pick<PersonRow, 'suspendedReason'>): void {
  if (person.suspendedReason === null) return;
  throw new AppError('account-suspended', {
    message: `هذا الحساب موقوف. السبب: ${person.suspendedReason}\nإن رأيت في ذلك خطأ فاكتب إلينا من صفحة «تواصل معنا».`,
  });
}
