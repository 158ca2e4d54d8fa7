import { setImmediate as nextTurn } from 'node:timers/promises';
import { transfers as limits } from '@nibras/contract/limits.ts';
import type { Duplicate, DuplicateSign } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { greyOf, type PictureMarks, showSame } from './receipt-picture.ts';

/** How far the shapes of two pictures may differ that are one in several sizes, in thousandths. */
const ratioDifference = 12;

/**
 * The earlier receipts whose pictures look the same as one that arrives. The hash only chooses which are compared: all screens
 * of one payment app have nearly the same.
 */
export async function findAlike(db: Queryable, marks: PictureMarks): Promise<number[]> {
  const { rows } = await db.execute<{ id: number; small: Buffer }>(sql`
    select id, picture_small as small from transfers
    where bit_count((picture_hash # ${marks.pictureHash})::bit(64)) <= ${limits.hashDistance}
      and abs(picture_ratio - ${marks.pictureRatio}) <= ${ratioDifference}
    order by id desc limit ${limits.compared}`);
  const grey = greyOf(marks.pictureSmall);
  const alike: number[] = [];
  for (const { id, small } of rows) {
    // A comparison takes about a millisecond, so other requests are answered between them.
    await nextTurn();
    if (showSame(grey, greyOf(small))) alike.push(id);
  }
  return alike;
}

interface DuplicateRow extends Record<string, unknown> {
  transfer: number;
  state: Duplicate['state'];
  reference: string;
  personId: number | null;
  personName: string | null;
  own: boolean;
  at: string;
  same: boolean;
  alike: boolean;
  details: boolean;
}

/** The same digits, amount and minute were told of another purchase. */
const sameDetails = (one: SQL, other: SQL) => sql`(${one}.purchase_id <> ${other}.purchase_id
  and ${one}.sender_digits <> '' and ${one}.sender_digits = ${other}.sender_digits
  and date_trunc('minute', ${one}.sent_at) = date_trunc('minute', ${other}.sent_at)
  and bought.total - bought.credit = ours.total - ours.credit)`;

/**
 * Receipts of anybody that show the same picture as one, or tell the same of the transfer, the newest first. A receipt that
 * the person has replaced for the same purchase is none of them.
 */
export async function duplicatesOf(db: Queryable, transfer: number): Promise<Duplicate[]> {
  const [one, other] = [sql`one`, sql`other`];
  const { rows } = await db.execute<DuplicateRow>(sql`
    select * from (
      select other.id as transfer, other.state, bought.reference, people.id as "personId",
        people.name as "personName", other.purchase_id = one.purchase_id as own,
        to_json(other.created_at) #>> '{}' as at,
        other.picture_sha256 = one.picture_sha256 as same,
        other.id = any(one.alike) or one.id = any(other.alike) as alike,
        coalesce(${sameDetails(one, other)}, false) as details
      from transfers one
      join purchases ours on ours.id = one.purchase_id
      join transfers other on other.id <> one.id
      join purchases bought on bought.id = other.purchase_id
      left join people on people.id = bought.person_id
      where one.id = ${transfer}
        and (other.picture_sha256 = one.picture_sha256 or other.id = any(one.alike)
          or other.alike @> array[one.id] or ${sameDetails(one, other)})
        and not (other.purchase_id = one.purchase_id and other.state in ('withdrawn', 'asked'))
    ) found
    order by transfer desc limit ${limits.duplicatesShown}`);
  return rows.map((row) => {
    const signs: DuplicateSign[] = [];
    if (row.same) signs.push('same');
    else if (row.alike) signs.push('alike');
    if (row.details) signs.push('details');
    return {
      transfer: row.transfer,
      signs,
      state: row.state,
      reference: row.reference,
      person: row.personId === null ? null : { id: row.personId, name: row.personName ?? '' },
      own: row.own,
      created_at: new Date(row.at).toISOString(),
    };
  });
}
