import type { TransferState } from '@nibras/contract/selling/transfers/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  named,
  newestOf,
  placesOf,
  shownByPlace,
  type TimelineContent,
  type TimelineReader,
  type TimelineSource,
} from '#platform/timeline.ts';
import { sells } from '#selling/purchases/index.ts';

const ofPerson = ({ person }: TimelineReader) => ({
  from: sql`transfers join purchases on purchases.id = transfers.purchase_id`,
  where: sql`purchases.person_id = ${person}`,
  place: sql`transfers.id`,
});

const sent: TimelineSource = {
  kind: 'purchases',
  name: 'transfers-sent',
  heads: (reader, page) =>
    sells(reader.caller)
      ? newestOf(page, { ...ofPerson(reader), at: sql`transfers.created_at` })
      : null,
  shown: (db, _reader, heads) =>
    shownByPlace<{ channel: string; waiting: boolean }>(db, heads, {
      query: sql`select id as place, channel_name as channel, state = 'waiting' as waiting from transfers
        where id = any(${placesOf(heads)})`,
      present: ({ channel, waiting }, { place }) => ({
        title: 'إيصال تحويل وصل',
        text: channel,
        outcome: waiting ? 'waiting' : null,
        path: `/studio/transfers/${place}`,
      }),
    }),
};

interface DecidedRow {
  state: TransferState;
  question: string;
  reason: string;
  byId: number | null;
  byName: string | null;
}

function decisionOf({ state, question, reason }: DecidedRow): TimelineContent {
  if (state === 'approved') return { title: 'قُبل إيصال التحويل', outcome: 'good' };
  if (state === 'declined') return { title: 'رُفض إيصال التحويل', text: reason, outcome: 'bad' };
  return { title: 'سؤال عن إيصال التحويل', text: question };
}

const decided: TimelineSource = {
  kind: 'purchases',
  name: 'transfers-decided',
  heads: (reader, page) => {
    if (!sells(reader.caller)) return null;
    const { where, ...rest } = ofPerson(reader);
    const at = sql`coalesce(transfers.decided_at, transfers.answered_at)`;
    return newestOf(page, { ...rest, where: sql`${where} and ${at} is not null`, at });
  },
  shown: (db, _reader, heads) =>
    shownByPlace<DecidedRow>(db, heads, {
      query: sql`select transfers.id as place, state, question, reason, people.id as "byId", people.name as "byName"
        from transfers left join people on people.id = transfers.decided_by
        where transfers.id = any(${placesOf(heads)})`,
      present: (row, { place }) => ({
        ...decisionOf(row),
        by: named(row.byId, row.byName),
        path: `/studio/transfers/${place}`,
      }),
    }),
};

/** The receipts that a person sent, and what was decided about them. */
export const transferEvents: readonly TimelineSource[] = [sent, decided];
