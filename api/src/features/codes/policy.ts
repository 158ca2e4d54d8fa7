import { can } from '#features/content/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';

export type Person = Pick<Caller, 'id' | 'role'>;

/** @throws AppError forbidden unless the caller sells */
export function requireSeller(caller: Person): void {
  if (!can(caller, 'selling:manage')) throw new AppError('forbidden');
}
