import { studio as limits } from '@nibras/contract/limits.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { copyDraft, draftOf, freeSlugs, insertCopy, recordCreation } from '#content/items/index.ts';
import { articles } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Copies an article as a draft, as it is written now, with an address of its own.
 * @throws AppError article-not-found
 */
export function copyArticle(
  services: Pick<Platform, 'db' | 'now'>,
  { caller, article: from }: { caller: Person; article: number },
): Promise<{ id: number; undo: number }> {
  return recordCreation(services, { caller, kind: 'article' }, async (tx, time) => {
    const [row] = await tx
      .select()
      .from(articles)
      .where(and(eq(articles.id, from), isNull(articles.deletedAt)));
    const original = orThrow(row, 'article-not-found');
    const draft = await draftOf(tx, { kind: 'article', id: from });
    const before = String(draft?.fields.name || original.name);
    const name = `نسخة من ${before}`.slice(0, limits.nameMaxLength);
    const naming = { table: 'articles', names: [name], otherwise: 'article' } as const;
    const [slug = ''] = await freeSlugs(tx, naming);
    const values = { name, slug, created_at: time.toISOString() };
    const id = await insertCopy(tx, { kind: 'article', from, values });
    await copyDraft(tx, {
      kind: 'article',
      from,
      to: id,
      person: caller.id,
      left: sql`key in ('name', 'slug')`,
    });
    return { id, copyOf: before };
  });
}
