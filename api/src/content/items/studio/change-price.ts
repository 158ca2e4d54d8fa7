import {
  type ItemPriceAnswer,
  type PricedKind,
  priceFields,
} from '@nibras/contract/content/items/studio/shapes.ts';
import { decimalsOf } from '@nibras/contract/money.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { eq, sql } from 'drizzle-orm';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { readCurrency } from '#platform/settings/settings-queries.ts';
import { withItem } from '../change-item.ts';
import { writeDraft } from '../draft-rows.ts';
import { parsePrice, publishedFields } from '../item-values.ts';
import { tables } from '../kinds.ts';
import { publishFields } from '../publish-fields.ts';
import { draftOf, type Item, lockItem } from '../queries.ts';

interface Priced {
  kind: PricedKind;
  id: number;
}

/** Decimals of the first price of a service, which is asked for and not paid on the site. */
const serviceDecimals = 2;

/** @throws AppError invalid-input for what is no price, and for zero, which is said by no price */
async function checkedPrice(
  db: Queryable,
  kind: PricedKind,
  typed: string | null,
): Promise<string | null> {
  const decimals = kind === 'course' ? decimalsOf(await readCurrency(db)) : serviceDecimals;
  const price = parsePrice(typed === null ? null : foldDigits(typed).replace('٫', '.'), decimals);
  if (price === undefined) {
    throw new AppError('invalid-input', { errors: { price: ['اكتب السعر أرقامًا، مثل 29.'] } });
  }
  if (price !== null && Number(price) === 0) {
    throw new AppError('invalid-input', {
      errors: { price: ['السعر صفر. اختر أن يبقى بلا سعر.'] },
    });
  }
  return price;
}

const samePrice = (one: unknown, other: unknown): boolean => {
  const isNone = (price: unknown) => price === null || price === undefined || price === '';
  if (isNone(one) || isNone(other)) return isNone(one) && isNone(other);
  return Number(one) === Number(other);
};

const isPublic = ({ state }: Item) => state === 'published' || state === 'hidden';

/** The price that visitors see, and the draft's; the same where the draft has none. */
async function pricesOf(db: Queryable, item: Priced) {
  const field = priceFields[item.kind];
  const shown = (await publishedFields(db, item))?.[field] ?? null;
  const draft = await draftOf(db, item);
  const drafted = draft && field in draft.fields ? draft.fields[field] : shown;
  return { shown: shown as string | null, drafted: (drafted ?? null) as string | null };
}

interface Written {
  before: Item;
  price: string | null;
  person: number;
  now: Date;
}

/** Puts the price into the draft alone; a publication that is planned for the draft stays planned. */
async function writeDraftPrice(tx: Transaction, item: Priced, written: Written): Promise<void> {
  const { before, price, person, now } = written;
  const draft = await draftOf(tx, item);
  const values = { [priceFields[item.kind]]: price };
  const save = await writeDraft(tx, item, { values, draft, person, before, now });
  if (before.state !== 'scheduled' || before.publishVersion !== (draft?.version ?? null)) return;
  await tx.update(tables[item.kind]).set({ publishVersion: save }).where(eq(sql`id`, item.id));
}

const writePrice = (tx: Transaction, item: Priced, written: Written) =>
  isPublic(written.before)
    ? publishFields(tx, item, {
        ...written,
        change: () => ({ [priceFields[item.kind]]: written.price }),
      })
    : writeDraftPrice(tx, item, written);

/** What the undo of a price needs: both prices before, and the one that was set. */
interface UndoPrice {
  shown: string | null;
  drafted: string | null;
  to: string | null;
}

/**
 * Sets the price of a course or a service. Of one that visitors see, or of a hidden one, it takes effect at once, and
 * everything else in its draft stays unpublished; of one that was never public it goes into the draft.
 * @param seen the price that the caller saw
 * @throws AppError course-not-found, service-not-found, forbidden, wrong-state for one in the trash, draft-changed where the
 * price is another than the one that was seen, invalid-input
 */
export async function changePrice(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  input: Priced & { caller: Person; price: string | null; seen: string | null },
): Promise<ItemPriceAnswer> {
  const { kind, id, caller, seen } = input;
  const item = { kind, id };
  const time = now();
  const price = await checkedPrice(db, kind, input.price);
  const change = { ...item, caller, act: 'edit' } as const;
  return withItem(db, change, async (tx, before) => {
    const shows = isPublic(before);
    if (shows) await withItem(tx, { ...change, act: 'publish' }, async () => {});
    if (before.deletedAt) throw new AppError('wrong-state');
    const { shown, drafted } = await pricesOf(tx, item);
    if (!samePrice(drafted, seen)) throw new AppError('draft-changed');
    const answer = async (undo: number | null): Promise<ItemPriceAnswer> => {
      const version = (await draftOf(tx, item))?.version ?? null;
      return { price, public: shows, draft_version: version, undo };
    };
    const isSame = samePrice(drafted, price) && (!shows || samePrice(shown, price));
    if (isSame) return answer(null);
    await writePrice(tx, item, { before, price, person: caller.id, now: time });
    const undo: UndoPrice = { shown, drafted, to: price };
    const logId = await writeEntry(tx, {
      person: caller.id,
      action: shows ? 'price-changed' : 'draft-price-changed',
      kind,
      itemId: id,
      details: { from: shows ? shown : drafted, to: price, undo },
      changed: [`${kind}:${id}:price`],
      now: time,
    });
    return answer(logId);
  });
}

/** Sets both prices back, unless the price was changed or the item removed since. */
export async function undoPrice({
  tx,
  entry,
  data,
  person,
  now,
}: Undoing<UndoPrice>): Promise<void> {
  const item = { kind: entry.kind as PricedKind, id: entry.itemId };
  const before = (await lockItem(tx, item)) ?? tooLate();
  const { shown, drafted } = await pricesOf(tx, item);
  const wasShown = entry.action === 'price-changed';
  const isThere = samePrice(drafted, data.to) && (!wasShown || samePrice(shown, data.to));
  if (before.deletedAt || !isThere || wasShown !== isPublic(before)) tooLate();
  const price = wasShown ? data.shown : data.drafted;
  await writePrice(tx, item, { before, price, person, now });
  if (!wasShown || samePrice(data.shown, data.drafted)) return;
  const after = (await lockItem(tx, item)) ?? tooLate();
  await writeDraftPrice(tx, item, { before: after, price: data.drafted, person, now });
}
