import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { eq } from 'drizzle-orm';
import { bundles } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSelling } from '#selling/coupons/index.ts';
import { type BundleSnapshot, columnsOf, lockBundle } from './bundle-snapshot.ts';
import { subjectOf } from './save-bundle.ts';

type Services = Pick<Platform, 'db' | 'now'>;
type Asked = { caller: Person; id: number };
type Change = (before: BundleSnapshot, now: Date) => Partial<BundleSnapshot> | null;

/** @param change null where the bundle is so already, or cannot be */
function act(
  services: Services,
  { caller, id, action }: Asked & { action: LogAction },
  change: Change,
): Promise<{ undo: number }> {
  return changeSelling(services, caller, async (tx, now) => {
    const before = await lockBundle(tx, id);
    const changed = change(before, now);
    if (changed === null) throw new AppError('wrong-state');
    const after = { ...before, ...changed };
    await tx.update(bundles).set(columnsOf(after, now)).where(eq(bundles.id, id));
    return {
      result: undefined,
      entry: { action, ...subjectOf(id, after.name), details: { undo: before } },
    };
  });
}

/** @throws AppError forbidden, bundle-not-found, wrong-state */
export const switchBundle = (
  services: Services,
  { active, ...asked }: Asked & { active: boolean },
): Promise<{ undo: number }> =>
  act(
    services,
    { ...asked, action: active ? 'bundle-switched-on' : 'bundle-switched-off' },
    (before) => (before.deletedAt !== null || before.active === active ? null : { active }),
  );

/** @throws AppError forbidden, bundle-not-found, wrong-state */
export const binBundle = (services: Services, asked: Asked): Promise<{ undo: number }> =>
  act(services, { ...asked, action: 'bundle-binned' }, ({ deletedAt }, now) =>
    deletedAt === null ? { deletedAt: now.toISOString() } : null,
  );

/** @throws AppError forbidden, bundle-not-found, wrong-state */
export const restoreBundle = (services: Services, asked: Asked): Promise<{ undo: number }> =>
  act(services, { ...asked, action: 'bundle-restored' }, ({ deletedAt }) =>
    deletedAt === null ? null : { deletedAt: null },
  );
