import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { articles, lectures, pages, settings } from '../database/schema/index.ts';
import { renderHtml } from './render-html.ts';

/** To be raised when the output of `renderHtml` changes; the next start then renders all texts again. */
const version = 1;

const setting = 'rendered-html';

/** The number of texts in memory at once. */
const batch = 100;

async function renderArticles(db: Database, onlyMissing: boolean): Promise<number> {
  let rendered = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: articles.id, text: articles.description })
      .from(articles)
      .where(and(gt(articles.id, last), onlyMissing ? isNull(articles.descriptionHtml) : undefined))
      .orderBy(asc(articles.id))
      .limit(batch);
    if (rows.length === 0) return rendered;
    for (const { id, text } of rows) {
      const { rendered: html } = await renderHtml(text);
      await db
        .update(articles)
        // The text itself has not changed.
        .set({ descriptionHtml: html, updatedAt: sql`${articles.updatedAt}` })
        // A text that was saved meanwhile is already rendered.
        .where(and(eq(articles.id, id), eq(articles.description, text)));
      last = id;
    }
    rendered += rows.length;
    if (rows.length < batch) return rendered;
  }
}

async function renderLectures(db: Database, onlyMissing: boolean): Promise<number> {
  let rendered = 0;
  for (let last = 0; ; ) {
    const missing = onlyMissing ? isNull(lectures.bodyHtml) : undefined;
    const rows = await db
      .select({ id: lectures.id, text: sql<string>`${lectures.body}` })
      .from(lectures)
      .where(and(gt(lectures.id, last), isNotNull(lectures.body), missing))
      .orderBy(asc(lectures.id))
      .limit(batch);
    if (rows.length === 0) return rendered;
    for (const { id, text } of rows) {
      await db
        .update(lectures)
        .set({ bodyHtml: (await renderHtml(text)).rendered })
        .where(and(eq(lectures.id, id), eq(lectures.body, text)));
      last = id;
    }
    rendered += rows.length;
    if (rows.length < batch) return rendered;
  }
}

/** There are few pages, so all are read at once. */
async function renderPages(db: Database, onlyMissing: boolean): Promise<number> {
  const rows = await db
    .select({ id: pages.id, text: pages.body })
    .from(pages)
    .where(onlyMissing ? isNull(pages.bodyHtml) : undefined);
  if (rows.length === 0) return 0;
  for (const { id, text } of rows) {
    await db
      .update(pages)
      .set({ bodyHtml: (await renderHtml(text)).rendered, updatedAt: sql`${pages.updatedAt}` })
      .where(and(eq(pages.id, id), eq(pages.body, text)));
  }
  return rows.length;
}

/**
 * Renders stored texts that have no highlighted code yet, or all when the version has changed. It is idempotent, and
 * two processes may run it at once.
 * @returns the number of rendered texts
 */
export async function renderStoredHtml(db: Database): Promise<number> {
  const [known] = await db.select().from(settings).where(eq(settings.name, setting));
  const onlyMissing = known?.value === version;
  const rendered =
    (await renderArticles(db, onlyMissing)) +
    (await renderLectures(db, onlyMissing)) +
    (await renderPages(db, onlyMissing));
  if (!onlyMissing) {
    await db
      .insert(settings)
      .values({ name: setting, value: version })
      .onConflictDoUpdate({ target: settings.name, set: { value: version } });
  }
  return rendered;
}
