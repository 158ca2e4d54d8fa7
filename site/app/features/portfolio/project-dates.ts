import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { formatDate, unspecified } from '#platform/format.ts';

type Dates = Pick<ParsedProject, 'completedAt' | 'created_at'>;

/** When it was finished, else when it was added, in a few words; null where neither is known. */
export function dateLine({ completedAt, created_at }: Dates, timeZone: string): string | null {
  const finished = formatDate(completedAt, timeZone);
  if (finished !== unspecified) return `أُنجز في ${finished}`;
  const added = formatDate(created_at, timeZone);
  return added === unspecified ? null : `أُضيف في ${added}`;
}
