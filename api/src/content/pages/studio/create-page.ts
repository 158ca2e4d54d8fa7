import { studio as limits } from '@nibras/contract/limits.ts';
import { copyItem, freeSlugs, recordCreation } from '#content/items/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { pages } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

/** Refuses one page more than there may be. @throws AppError too-many-items */
async function checkNumber(tx: Transaction): Promise<void> {
  if ((await tx.$count(pages)) >= limits.pages) throw new AppError('too-many-items');
}

/**
 * Makes an empty page as a draft.
 * @throws AppError too-many-items
 */
export function createPage(
  services: Pick<Platform, 'db' | 'now'>,
  { caller, name }: { caller: Person; name: string },
): Promise<{ id: number; undo: number }> {
  return recordCreation(services, { caller, kind: 'page' }, async (tx, time) => {
    // Makers of pages wait for each other here, so the number cannot be passed.
    const [slug = ''] = await freeSlugs(tx, { table: 'pages', names: [name], otherwise: 'page' });
    await checkNumber(tx);
    const { id } = only(
      await tx
        .insert(pages)
        .values({ slug, name, state: 'draft', createdAt: time })
        .returning({ id: pages.id }),
    );
    return { id };
  });
}

/**
 * Copies a page as a draft, as it is written now.
 * @throws AppError page-not-found, too-many-items
 */
export const copyPage = (
  services: Pick<Platform, 'db' | 'now'>,
  input: { caller: Person; id: number },
): Promise<{ id: number; undo: number }> =>
  copyItem(services, { ...input, kind: 'page', check: checkNumber });
