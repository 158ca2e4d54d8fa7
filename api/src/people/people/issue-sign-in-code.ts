import { code as rules } from '@nibras/contract/limits.ts';
import { issueCodeAsOperator } from '#people/auth/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type AccountServices, changeAccount } from './change-account.ts';

/**
 * Issues a sign-in code that an admin tells a person who receives no mail (`npm run code`). The log says who issued one
 * for whom, without the code.
 * @throws AppError forbidden, person-not-found, person-suspended
 */
export async function issueSignInCode(
  platform: AccountServices & Pick<Platform, 'secrets'>,
  { caller, id }: { caller: Person; id: number },
): Promise<{ code: string; expiresAt: Date }> {
  const expiresAt = new Date(platform.now().getTime() + rules.lifetime);
  const { result } = await changeAccount(
    platform,
    { caller, id, own: true },
    async (tx, person) => {
      if (person.suspendedAt !== null) throw new AppError('person-suspended');
      const { code } = await issueCodeAsOperator({ ...platform, db: tx }, person.email);
      return { result: code, entry: { action: 'code-issued', details: {} } };
    },
  );
  return { code: result, expiresAt };
}
