import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { articles, lectures, settings } from '../database/schema/index.ts';

/** To be raised when `renderHtml` makes something else of the same text: the next start then makes all anew. */
const version = 1;

const setting = 'rendered-html';

/** Loaded only when there is a text to make: the grammars of twenty languages. */
const rendering = () => import('./render-html.ts');

/** So many texts are in memory at once. */
const batch = 100;

async function renderArticles(db: Database, onlyMissing: boolean): Promise<number> {
  let made = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: articles.id, text: articles.description })
      .from(articles)
      .where(and(gt(articles.id, last), onlyMissing ? isNull(articles.descriptionHtml) : undefined))
      .orderBy(asc(articles.id))
      .limit(batch);
    if (rows.length === 0) return made;
    const { renderHtml } = await rendering();
    for (const { id, text } of rows) {
      const { rendered } = renderHtml(text);
      await db
        .update(articles)
        // Nothing that a reader knows has changed.
        .set({ descriptionHtml: rendered, updatedAt: sql`${articles.updatedAt}` })
        // A text that was saved meanwhile has been rendered by who saved it.
        .where(and(eq(articles.id, id), eq(articles.description, text)));
      last = id;
    }
    made += rows.length;
    if (rows.length < batch) return made;
  }
}

async function renderLectures(db: Database, onlyMissing: boolean): Promise<number> {
  let made = 0;
  for (let last = 0; ; ) {
    const missing = onlyMissing ? isNull(lectures.bodyHtml) : undefined;
    const rows = await db
      .select({ id: lectures.id, text: sql<string>`${lectures.body}` })
      .from(lectures)
      .where(and(gt(lectures.id, last), isNotNull(lectures.body), missing))
      .orderBy(asc(lectures.id))
      .limit(batch);
    if (rows.length === 0) return made;
    const { renderHtml } = await rendering();
    for (const { id, text } of rows) {
      await db
        .update(lectures)
        .set({ bodyHtml: renderHtml(text).rendered })
        .where(and(eq(lectures.id, id), eq(lectures.body, text)));
      last = id;
    }
    made += rows.length;
    if (rows.length < batch) return made;
  }
}

/**
 * Colours the code of stored texts that have none coloured yet, or of all when the way of colouring has changed. Done
 * again it changes nothing, and two processes that do it at once write the same.
 * @returns how many texts were made
 */
export async function renderStoredHtml(db: Database): Promise<number> {
  const [known] = await db.select().from(settings).where(eq(settings.name, setting));
  const onlyMissing = known?.value === version;
  const made = (await renderArticles(db, onlyMissing)) + (await renderLectures(db, onlyMissing));
  if (!onlyMissing) {
    await db
      .insert(settings)
      .values({ name: setting, value: version })
      .onConflictDoUpdate({ target: settings.name, set: { value: version } });
  }
  return made;
}
