import type { Currency } from '@nibras/contract/site/site.ts';
import { sql } from 'drizzle-orm';
import { can } from '#platform/http/capabilities.ts';
import { newestOf, placesOf, shownByPlace, type TimelineSource } from '#platform/timeline.ts';

interface CodeRow {
  batchId: number;
  name: string;
  number: number;
  amount: string | null;
  currency: Currency;
}

/** The codes that a person redeemed. */
export const redeemedCodes: TimelineSource = {
  kind: 'purchases',
  name: 'codes',
  heads: (reader, page) =>
    can(reader.caller, 'selling:manage')
      ? newestOf(page, {
          from: sql`pack_codes`,
          where: sql`pack_codes.redeemed_by = ${reader.person} and pack_codes.redeemed_at is not null`,
          at: sql`pack_codes.redeemed_at`,
          place: sql`pack_codes.id`,
        })
      : null,
  shown: (db, _reader, heads) =>
    shownByPlace<CodeRow>(db, heads, {
      query: sql`select pack_codes.id as place, code_batches.id as "batchId", code_batches.name, pack_codes.number,
          code_batches.amount::text as amount, code_batches.currency
        from pack_codes join code_batches on code_batches.id = pack_codes.batch_id
        where pack_codes.id = any(${placesOf(heads)})`,
      present: ({ batchId, name, number, amount, currency }) => ({
        title: 'استُخدم كود',
        text: `رقم ${number} من «${name}»`,
        money: amount === null ? null : { amount: Number(amount), currency },
        path: `/studio/codes/${batchId}`,
      }),
    }),
};
