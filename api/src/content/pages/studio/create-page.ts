import { studio as limits } from '@nibras/contract/limits.ts';
import { freeSlugs, recordCreation } from '#content/items/index.ts';
import { only } from '#platform/database/only.ts';
import { pages } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

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
    if ((await tx.$count(pages)) >= limits.pages) throw new AppError('too-many-items');
    const { id } = only(
      await tx
        .insert(pages)
        .values({ slug, name, state: 'draft', createdAt: time })
        .returning({ id: pages.id }),
    );
    return { id };
  });
}
