import type {
  ListedPerson,
  PersonAnswer,
  PersonCourse,
  PersonMail,
  PersonSession,
  StudentAnswer,
} from '@nibras/contract/people/people/studio/shapes.ts';
import { parseDevice } from '#people/security/index.ts';
import { suspendedReason } from '#platform/mail/deliver-mail.ts';
import type { ListedRow } from './list-people.ts';
import type { CourseRow, MailRow, SessionRow } from './person-queries.ts';
import type { FoundPerson } from './read-person.ts';
import type { ReadStudent } from './read-student.ts';

const time = (at: Date | string | null): string | null => (at ? new Date(at).toISOString() : null);

export const presentListed = (row: ListedRow): ListedPerson => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone_number: row.phoneNumber,
  photo: row.photo,
  role: row.role,
  online: row.online,
  last_seen_at: time(row.lastSeenAt),
  created_at: row.createdAt.toISOString(),
  suspended: row.suspendedAt !== null,
  courses: row.courses,
});

const presentCourse = ({
  joinedAt,
  lastAt,
  enrolmentId,
  accessUntil,
  ...row
}: CourseRow): PersonCourse => ({
  id: row.id,
  name: row.name,
  status: row.status,
  lectures: row.lectures,
  watched: row.watched,
  joined_at: time(joinedAt),
  enrolment_id: enrolmentId,
  access_until: time(accessUntil),
  last_at: time(lastAt),
});

const presentMail = ({ id, subject, recipient, state, reason, ...row }: MailRow): PersonMail => {
  const withheld = reason === suspendedReason;
  return {
    id,
    subject,
    to: recipient,
    state: withheld ? 'withheld' : state,
    reason: withheld ? null : reason,
    created_at: row.createdAt.toISOString(),
    settled_at: time(row.settledAt),
  };
};

/** A session without an end of its own has ended when its tokens expired. */
function presentSession(row: SessionRow, now: Date): PersonSession {
  const expired = row.refreshExpiresAt <= now ? row.refreshExpiresAt : null;
  return {
    id: row.id,
    device: parseDevice(row.userAgent),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    ended_at: time(row.revokedAt ?? expired),
  };
}

export function presentPerson(
  { person, aliases, courses, teaches, orders, counts, mails, sessions, ...seen }: FoundPerson,
  { caller, now }: { caller: number; now: Date },
): PersonAnswer {
  return {
    person: {
      id: person.id,
      name: person.name,
      email: person.email,
      phone_number: person.phoneNumber,
      photo: person.photoPath,
      role: person.role,
      online: seen.online,
      last_seen_at: time(seen.lastSeenAt),
      created_at: person.createdAt.toISOString(),
      own: person.id === caller,
      email_verified: person.emailVerifiedAt !== null,
      has_password: person.passwordHash !== null,
      suspended: person.suspendedAt && {
        at: person.suspendedAt.toISOString(),
        reason: person.suspendedReason ?? '',
      },
      aliases,
    },
    courses: courses.map(presentCourse),
    teaches,
    orders: orders.map(({ id, service, createdAt }) => ({
      id,
      service,
      created_at: createdAt.toISOString(),
    })),
    counts,
    mails: mails.map(presentMail),
    sessions: sessions.map((row) => presentSession(row, now)),
  };
}

export const presentStudent = ({
  person,
  showsEmail,
  conversation,
  online,
  courses,
}: ReadStudent): StudentAnswer => ({
  person: {
    id: person.id,
    name: person.name,
    email: showsEmail ? person.email : null,
    photo: person.photoPath,
    online,
  },
  courses: courses.map(presentCourse),
  conversation,
});
