import type {
  InboxDetail,
  InboxItem,
  ThreadEntry,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import type { DetailRow } from './detail-query.ts';
import type { ItemRow } from './list-items.ts';

const iso = (time: string) => new Date(time).toISOString();

export const presentItem = (row: ItemRow): InboxItem => ({
  id: row.id,
  name: row.name,
  email: row.email,
  about: row.about,
  excerpt: row.excerpt,
  state: row.state,
  created_at: iso(row.createdAt),
  answers: row.answers,
  notes: row.notes,
});

export function presentDetail(row: DetailRow, thread: ThreadEntry[]): InboxDetail {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    about: row.about,
    state: row.state,
    created_at: iso(row.createdAt),
    text: row.text,
    phone: row.phone,
    country: row.country,
    job_title: row.jobTitle,
    service_id: row.serviceId,
    person_id: row.personId,
    others: row.others,
    blocked: row.blocked,
    next_new: row.nextNew,
    answers: thread.filter((entry) => entry.type === 'mail' && !entry.automatic).length,
    notes: thread.filter(({ type }) => type === 'note').length,
    thread,
  };
}
