import { type Capability, can } from '#features/content/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Person } from '../scope.ts';

/** @throws AppError forbidden unless the caller may do it with every article */
export function requireArticles(
  caller: Person,
  capability: Extract<Capability, `article:${string}`> = 'article:edit',
): void {
  if (!can(caller, capability)) throw new AppError('forbidden');
}
