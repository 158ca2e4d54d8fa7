import { timeline as limits } from '@nibras/contract/limits.ts';
import { timelineKinds } from '@nibras/contract/people/timeline/studio/kinds.ts';
import type {
  TimelineAnswer,
  TimelineEvent,
  TimelineQuery,
} from '@nibras/contract/people/timeline/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import {
  cursorMoment,
  type MomentCursor,
  parseCursor,
  writeCursor,
} from '#platform/http/moment-cursor.ts';
import {
  eventKey,
  type TimelineHead,
  type TimelineReader,
  type TimelineSource,
} from '#platform/timeline.ts';

interface HeadRow extends Record<string, unknown>, TimelineHead {
  source: string;
}

/** A source with its part of the page. */
interface OpenSource {
  source: TimelineSource;
  heads: SQL;
}

/** The sources of which the reader sees events. */
const openSources = (
  sources: readonly TimelineSource[],
  reader: TimelineReader,
  { before, limit }: { before: MomentCursor<string> | null; limit: number },
): OpenSource[] =>
  sources.flatMap((source) => {
    const heads = source.heads(reader, { source: source.name, before, limit });
    return heads ? [{ source, heads }] : [];
  });

/** Each source gives a page of its newest at most, by its index, and the newest of these are the page. */
async function headPage(
  db: Queryable,
  open: readonly OpenSource[],
  limit: number,
): Promise<HeadRow[]> {
  if (open.length === 0) return [];
  const parts = open.map(
    ({ source, heads }) =>
      sql`(select ${source.name}::text as source, one.at, one.place from (${heads}) one)`,
  );
  const { rows } = await db.execute<HeadRow & { place: string }>(sql`
    select source, ${cursorMoment(sql`at`)} as at, place::text as place
    from (${sql.join(parts, sql` union all `)}) heads
    order by heads.at desc, source collate "C", heads.place desc limit ${limit}`);
  return rows.map((row) => ({ ...row, place: Number(row.place) }));
}

const presentEvent = (
  { source, at, place }: HeadRow,
  {
    kind,
    shown,
  }: { kind: TimelineEvent['kind']; shown: Partial<TimelineEvent> & { title: string } },
): TimelineEvent => ({
  text: '',
  course: null,
  by: null,
  money: null,
  outcome: null,
  path: null,
  ...shown,
  id: `${source}:${place}:${at}`,
  kind,
  at: new Date(at).toISOString(),
});

/** The events of a page with what is shown of them, in the same order; what has gone meanwhile is left out. */
async function presentPage(
  db: Queryable,
  open: readonly OpenSource[],
  { reader, page }: { reader: TimelineReader; page: readonly HeadRow[] },
): Promise<TimelineEvent[]> {
  const events = new Map<HeadRow, TimelineEvent>();
  for (const { source } of open) {
    const heads = page.filter((head) => head.source === source.name);
    if (heads.length === 0) continue;
    const contents = await source.shown(db, reader, heads);
    for (const head of heads) {
      const shown = contents.get(eventKey(head));
      if (shown) events.set(head, presentEvent(head, { kind: source.kind, shown }));
    }
  }
  return page.flatMap((head) => events.get(head) ?? []);
}

/**
 * A page of what happened to a person, the newest first, as far as the reader may see it.
 * @throws AppError invalid-input for a cursor that is none
 */
export async function readTimeline(
  db: Queryable,
  sources: readonly TimelineSource[],
  { reader, query }: { reader: TimelineReader; query: TimelineQuery },
): Promise<TimelineAnswer> {
  const { kind, after } = query;
  const names = sources.map(({ name }) => name);
  const before = after === undefined ? null : parseCursor(after, names);
  if (after !== undefined && !before) throw new AppError('invalid-input');
  const limit = limits.perPage + 1;
  const all = openSources(sources, reader, { before, limit });
  const open = all.filter(({ source }) => kind === undefined || source.kind === kind);
  const rows = await headPage(db, open, limit);
  const page = rows.slice(0, limits.perPage);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    events: await presentPage(db, open, { reader, page }),
    next: last ? writeCursor({ at: last.at, kind: last.source, place: String(last.place) }) : null,
    kinds: timelineKinds.filter((one) => all.some(({ source }) => source.kind === one)),
  };
}
