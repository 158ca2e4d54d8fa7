import type {
  InboxKind,
  InboxSummary,
  InboxSummaryPart,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { inbox as limits } from '@nibras/contract/limits.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { countToday, inboxCountsOf } from './counts.ts';
import { inboxIds, itemRows } from './list-items.ts';
import { answers } from './policy.ts';
import { presentItem } from './present.ts';

async function readPart(
  { db, now, settings }: Pick<Platform, 'db' | 'now' | 'settings'>,
  caller: Person,
  kind: InboxKind,
): Promise<InboxSummaryPart | null> {
  if (!answers(caller, kind)) return null;
  const { timeZone } = settings();
  const filters = { search: '', state: undefined, service: undefined };
  const slice = { before: undefined, limit: limits.newest };
  const [counts, today, ids] = await Promise.all([
    inboxCountsOf(db, { caller, kind }),
    countToday(db, { caller, kind, now: now(), timeZone }),
    inboxIds(db, { caller, kind, filters }, slice),
  ]);
  const rows = await itemRows(db, kind, ids);
  return { counts, today, newest: rows.map(presentItem) };
}

/**
 * What waits in the inbox, for the first page of the studio and its navigation; null for what is not the caller's.
 * @throws AppError forbidden
 */
export async function readSummary(
  platform: Pick<Platform, 'db' | 'now' | 'settings'>,
  caller: Person,
): Promise<InboxSummary> {
  const [orders, messages] = await Promise.all([
    readPart(platform, caller, 'order'),
    readPart(platform, caller, 'message'),
  ]);
  if (!orders && !messages) throw new AppError('forbidden');
  return { orders, messages };
}
