import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { formatDate, unspecified } from '#platform/format.ts';

type Dates = Pick<ParsedProject, 'completedAt' | 'created_at'>;

/** A text with the date of completion, else of addition; null when neither is known. */
export function dateLine({ completedAt, created_at }: Dates, timeZone: string): string | null {
  const finished = formatDate(completedAt, timeZone);
  if (finished !== unspecified) return `أُنجز في ${finished}`;
  const added = formatDate(created_at, timeZone);
  return added === unspecified ? null : `أُضيف في ${added}`;
}
