import type {
  QuestionAnswers,
  QuestionHint,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { parseAccent } from '@nibras/contract/site/accent.ts';
import { siteLinks } from '@nibras/contract/site/site.ts';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { categories, type FieldVersion, people } from '#platform/database/schema/index.ts';
import { changeAddress } from './addresses.ts';
import { columnFields, columnOf, htmlFields, tables } from './kinds.ts';
import { readListFields, writeListFields } from './list-fields.ts';
import type { ItemKey } from './queries.ts';

export type Fields = Record<string, unknown>;

/** The most decimals that any currency has. */
const mostDecimals = 3;

/**
 * A decimal number; null for none.
 * @param decimals how many it may have after the point
 * @returns undefined for what is no price
 */
export function parsePrice(typed: unknown, decimals = mostDecimals): string | null | undefined {
  if (typed === null || typed === '') return null;
  if (typeof typed !== 'string') return undefined;
  return new RegExp(`^\\d{1,8}(\\.\\d{1,${decimals}})?$`).test(typed) ? typed : undefined;
}

/** A stored price as people write it: `30.000` is 30, and `29.500` is 29.50. */
const writtenPrice = (stored: string) =>
  String(Number(stored)).replace(/\.\d$/, (tenths) => `${tenths}0`);

/** Whether a text can be the last part of an address: not digits alone, which are taken for an id. */
export const isSlug = (text: string): boolean =>
  /^[\p{L}\p{N}\p{M}_-]+$/u.test(text) && !/^\d+$/.test(text);

/**
 * The address of a web page, with its scheme; null for none.
 * @returns undefined for what is no such address, as `javascript:`
 */
export function parseWebAddress(typed: unknown): string | null | undefined {
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (text === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/.]+\.\S+$/i.test(address) && URL.canParse(address) ? address : undefined;
}

const toWire = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  return value ?? null;
};

/** An item's published values, under their names on the wire; null for an item that does not exist. */
export async function publishedFields(
  db: Queryable,
  { kind, id }: ItemKey,
): Promise<Fields | null> {
  const table = tables[kind];
  const [row] = await db.select().from(table).where(eq(table.id, id));
  if (!row) return null;
  const columns: Fields = row;
  const values: Fields = Object.fromEntries(
    columnFields(kind).map((name) => [name, toWire(columns[columnOf(name)])]),
  );
  if (typeof values.price === 'string') values.price = writtenPrice(values.price);
  if (typeof values.price_starting === 'number')
    values.price_starting = String(values.price_starting);
  // Null is no text of a lecture yet; an editor begins with an empty one.
  if (kind === 'lecture') values.body ??= '';
  return { ...values, ...(await readListFields(db, kind, id)) };
}

/** Fields that are null where they are empty. */
const optional = new Set(
  'image intro_video video poster logo logo_dark icon certificate_signature'.split(' '),
);

const siteLinkNames = new Set<string>(siteLinks);

/** Single lines of the site's settings. */
const siteTexts = new Set([
  ...'tagline hero_title hero_text email phone address time_zone'.split(' '),
  ...'certificate_title certificate_text certificate_signer certificate_signer_title'.split(' '),
]);

const references = { category_id: categories, manager_id: people, author_id: people } as const;

/** The column's value of a field; undefined where what was typed cannot be stored and the old value stays. */
async function toColumn(tx: Transaction, name: string, value: unknown): Promise<unknown> {
  if (name === 'slug') {
    const slug = String(value).trim();
    return isSlug(slug) ? slug : undefined;
  }
  if (name === 'name') return String(value).trim();
  if (name === 'price') return parsePrice(value);
  if (name === 'price_starting') {
    const price = parsePrice(value);
    return price ? Number(price) : price;
  }
  if (name === 'project_url') return parseWebAddress(value);
  if (siteLinkNames.has(name)) return parseWebAddress(value) ?? '';
  if (name === 'completed_at' || name === 'sold_until') {
    return value === null ? null : new Date(String(value));
  }
  if (value === '' && optional.has(name)) return null;
  if (name === 'accent' || name === 'certificate_accent') return parseAccent(String(value)) ?? '';
  if (siteTexts.has(name)) return String(value).trim();
  const table = references[name as keyof typeof references];
  if (!table || value === null) return value;
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, Number(value)));
  return row ? value : null;
}

/** The columns of a draft's fields. HTML is sanitised and rendered here, no matter who wrote the draft. */
async function columnsOf(tx: Transaction, { kind }: ItemKey, fields: Fields): Promise<Fields> {
  const columns: Fields = {};
  for (const name of columnFields(kind)) {
    if (!(name in fields)) continue;
    const value = await toColumn(tx, name, fields[name]);
    if (value !== undefined) columns[columnOf(name)] = value;
  }
  const [source, rendered] = htmlFields[kind] ?? [];
  if (source && rendered && typeof columns[source] === 'string') {
    const { renderHtml } = await import('#platform/html/render-html.ts');
    const html = await renderHtml(columns[source]);
    columns[source] = html.source;
    columns[rendered] = html.rendered;
  }
  return kind === 'question' ? { ...columns, ...(await columnsOfQuestion(columns)) } : columns;
}

/** The columns of a question that are not stored as they were written, and its name. */
async function columnsOfQuestion({ body, answers, explanation, hints, tags }: Fields) {
  const { cleanTags, questionName, sanitiseAnswers, sanitiseHints } = await import(
    './question-columns.ts'
  );
  const { sanitiseHtml } = await import('#platform/html/sanitise.ts');
  return {
    ...(typeof body === 'string' && { name: questionName(body) }),
    ...(answers !== undefined && { answers: sanitiseAnswers(answers as QuestionAnswers) }),
    ...(typeof explanation === 'string' && { explanation: sanitiseHtml(explanation) }),
    ...(hints !== undefined && { hints: sanitiseHints(hints as QuestionHint[]) }),
    ...(tags !== undefined && { tags: cleanTags(tags as string[]) }),
  };
}

/**
 * Writes a draft's fields into what visitors see, with further columns.
 * @param options.saves the saves that last changed the fields
 * @throws AppError slug-taken
 */
export async function writeFields(
  tx: Transaction,
  item: ItemKey,
  {
    fields,
    saves,
    wasPublic,
    ...further
  }: {
    fields: Fields;
    saves: Record<string, FieldVersion>;
    columns: Fields;
    /** Whether links with its present address may exist. */
    wasPublic: boolean;
  },
): Promise<void> {
  const columns = await columnsOf(tx, item, fields);
  if (typeof columns.slug === 'string') {
    await changeAddress(tx, item, { slug: columns.slug, wasPublic });
  }
  const table = tables[item.kind];
  await tx
    .update(table)
    .set({ ...columns, ...further.columns })
    .where(eq(table.id, item.id));
  await writeListFields(tx, item, { fields, saves });
}
