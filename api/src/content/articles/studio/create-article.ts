import { freeSlugs, recordCreation } from '#content/items/index.ts';
import { only } from '#platform/database/only.ts';
import { articles } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Makes an empty article as a draft; the caller is its author until another one is chosen.
 * @throws AppError forbidden
 */
export function createArticle(
  services: Pick<Platform, 'db' | 'now'>,
  { caller, name }: { caller: Person; name: string },
): Promise<{ id: number; undo: number }> {
  return recordCreation(services, { caller, kind: 'article' }, async (tx, time) => {
    const naming = { table: 'articles', names: [name], otherwise: 'article' } as const;
    const [slug = ''] = await freeSlugs(tx, naming);
    const values = { slug, name, authorId: caller.id, description: '', createdAt: time };
    const { id } = only(
      await tx
        .insert(articles)
        .values({ ...values, state: 'draft' })
        .returning({ id: articles.id }),
    );
    return { id };
  });
}
