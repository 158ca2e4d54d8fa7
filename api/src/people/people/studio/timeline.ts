import type { PeopleAction } from '@nibras/contract/people/register.ts';
import { sql } from 'drizzle-orm';
import { suspendedReason } from '#platform/mail/deliver-mail.ts';
import {
  named,
  newestOf,
  newestOfEach,
  placesOf,
  seesAll,
  shownByPlace,
  type TimelineContent,
  type TimelineSource,
} from '#platform/timeline.ts';

const accountMade: TimelineSource = {
  kind: 'account',
  name: 'account-made',
  heads: (reader, page) =>
    seesAll(reader)
      ? newestOf(page, {
          from: sql`people`,
          where: sql`people.id = ${reader.person}`,
          at: sql`people.created_at`,
          place: sql`people.id`,
        })
      : null,
  shown: (db, _reader, heads) =>
    shownByPlace(db, heads, {
      query: sql`select id as place from people where id = any(${placesOf(heads)})`,
      present: () => ({ title: 'أُنشئ الحساب' }),
    }),
};

/** What the staff did with an account, and which detail of the log belongs to it. */
const actions: Partial<Record<PeopleAction, { title: string; detail?: string }>> = {
  'made-admin': { title: 'صار الحساب لمشرف' },
  'role-changed': { title: 'تغيّر دور الحساب' },
  'person-invited': { title: 'دعوة إلى الفريق' },
  'code-issued': { title: 'صدر كود دخول من الاستوديو' },
  'person-signed-out': { title: 'تسجيل خروج من كل الأجهزة' },
  'person-suspended': { title: 'أُوقف الحساب', detail: 'reason' },
  'suspension-lifted': { title: 'رُفع الإيقاف عن الحساب' },
  'alias-removed': { title: 'أُزيل بريد من الحساب', detail: 'from' },
  'people-merged': { title: 'دُمج حساب آخر في هذا الحساب', detail: 'from' },
};

interface LogRow {
  action: PeopleAction;
  details: Record<string, unknown>;
  undone: boolean;
  byId: number | null;
  byName: string | null;
}

function changeOf({ action, details, undone, byId, byName }: LogRow): TimelineContent {
  const { title = 'تغيير في الحساب', detail } = actions[action] ?? {};
  const said = detail === undefined ? null : details[detail];
  return {
    title: undone ? `${title}، ثم تُراجع عنه` : title,
    text: typeof said === 'string' ? said : '',
    by: named(byId, byName),
    outcome: action === 'person-suspended' ? 'bad' : null,
  };
}

const accountChanged: TimelineSource = {
  kind: 'account',
  name: 'account-changes',
  heads: (reader, page) =>
    seesAll(reader)
      ? newestOf(page, {
          from: sql`audit_log`,
          where: sql`audit_log.kind = 'person' and audit_log.item_id = ${reader.person}
            and audit_log.action = any(${sql.param(Object.keys(actions))}::text[])`,
          at: sql`audit_log.created_at`,
          place: sql`audit_log.id`,
        })
      : null,
  shown: (db, _reader, heads) =>
    shownByPlace<LogRow>(db, heads, {
      query: sql`select audit_log.id::int as place, audit_log.action, audit_log.details,
          audit_log.undone_by is not null as undone, people.id as "byId", people.name as "byName"
        from audit_log left join people on people.id = audit_log.person_id
        where audit_log.id = any(${placesOf(heads)})`,
      present: changeOf,
    }),
};

interface MailRow {
  subject: string;
  state: 'queued' | 'sent' | 'refused';
  reason: string | null;
}

function fateOf({ state, reason }: MailRow): Pick<TimelineContent, 'text' | 'outcome'> {
  if (reason === suspendedReason) return { text: 'لم تُرسل: الحساب موقوف', outcome: 'bad' };
  if (state === 'sent') return { text: 'سُلّمت إلى خادم البريد', outcome: 'good' };
  if (state === 'queued') return { text: 'في الانتظار', outcome: 'waiting' };
  return { text: reason ? `لم تُسلّم: ${reason}` : 'لم تُسلّم', outcome: 'bad' };
}

/** The mails to all addresses of a person, which are stored for 30 days without their texts. */
const sentMails: TimelineSource = {
  kind: 'mails',
  name: 'mails',
  heads: (reader, page) =>
    seesAll(reader)
      ? newestOfEach(page, {
          of: sql`(select email from people where id = ${reader.person}
            union all select email from email_aliases where person_id = ${reader.person}) addresses`,
          from: sql`mails`,
          where: sql`mails.recipient = addresses.email`,
          at: sql`mails.created_at`,
          place: sql`mails.id`,
        })
      : null,
  shown: (db, _reader, heads) =>
    shownByPlace<MailRow>(db, heads, {
      query: sql`select id as place, subject, state, reason from mails where id = any(${placesOf(heads)})`,
      present: (row) => ({ title: row.subject, ...fateOf(row) }),
    }),
};

/** What happened to a person's account, and what was mailed to them. */
export const accountEvents: readonly TimelineSource[] = [accountMade, accountChanged, sentMails];
