import type { DataRequestKind, DataRequestState } from '@nibras/contract/people/privacy/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  newestOf,
  placesOf,
  seesAll,
  shownByPlace,
  type TimelineReader,
  type TimelineSource,
} from '#platform/timeline.ts';

const what: Record<DataRequestKind, string> = {
  export: 'نسخة من البيانات',
  deletion: 'حذف الحساب',
};

const ends: Partial<Record<DataRequestState, string>> = {
  ready: 'جاهزة للتنزيل',
  done: 'اكتمل',
  cancelled: 'أُلغي',
  failed: 'تعذر',
};

interface RequestRow {
  kind: DataRequestKind;
  state: DataRequestState;
}

const shown: TimelineSource['shown'] = (db, _reader, heads) =>
  shownByPlace<RequestRow>(db, heads, {
    query: sql`select id as place, kind, state from data_requests where id = any(${placesOf(heads)})`,
    present: ({ kind, state }) => ({
      title: `طلب: ${what[kind]}`,
      text: ends[state] ?? 'في الانتظار',
      outcome: state === 'waiting' ? 'waiting' : state === 'failed' ? 'bad' : null,
      path: '/studio/privacy/requests',
    }),
  });

const ofPerson = ({ person }: TimelineReader) => sql`data_requests.person_id = ${person}`;

/** A person's requests for their data or for the deletion of their account. */
export const dataRequestEvents: TimelineSource = {
  kind: 'requests',
  name: 'data-requests',
  heads: (reader, page) =>
    seesAll(reader)
      ? newestOf(page, {
          from: sql`data_requests`,
          where: ofPerson(reader),
          at: sql`data_requests.created_at`,
          place: sql`data_requests.id`,
        })
      : null,
  shown,
};
