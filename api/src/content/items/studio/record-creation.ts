import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { recordChange } from '#platform/audit/record-change.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import type { ContentKind } from '../kinds.ts';

/**
 * Creates an item of content and writes the audit log, by which it can be undone as long as nobody has worked on it.
 * @param create returns the item's id and, for a copy, the name of the original
 * @throws what `create` throws
 */
export async function recordCreation(
  services: Pick<Platform, 'db' | 'now'>,
  { caller, kind }: { caller: Person; kind: ContentKind },
  create: (tx: Transaction, now: Date) => Promise<{ id: number; copyOf?: string }>,
): Promise<{ id: number; undo: number }> {
  const { result, undo } = await recordChange(services, { caller }, async (tx, now) => {
    const { id, copyOf } = await create(tx, now);
    const action: LogAction = copyOf === undefined ? 'made' : 'copied';
    const details = { ...(copyOf !== undefined && { name: copyOf }), undo: {} };
    return {
      result: id,
      entry: { action, kind, itemId: id, details, changed: [`${kind}:${id}:state`] },
    };
  });
  return { id: result, undo };
}
