import { countLabel } from '@nibras/contract/text/count.ts';
import { adjectives } from '@nibras/contract/text/rare-nouns.ts';
import { notify } from '#conversation/notifications/index.ts';
import { replaceCode } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import { afterCommit } from '#platform/database/after-commit.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { courses, people } from '#platform/database/schema/index.ts';
import { purchasePaidMail } from './mails.ts';
import type { LineRow, PurchaseRow } from './queries.ts';
import type { Services } from './services.ts';

interface Paid {
  purchase: PurchaseRow;
  person: number;
  lines: readonly LineRow[];
  /** Courses of which the person was no member before. */
  joined: readonly number[];
  /** The number of the receipt; null where nothing was paid. */
  receipt: number | null;
}

/**
 * The code that each course can still be joined with, for clients that know the specification alone: they wait in their code
 * dialog while a person pays elsewhere.
 */
async function enrolmentCodes(
  { secrets, now }: Services,
  tx: Transaction,
  { person, lines }: Pick<Paid, 'person' | 'lines'>,
) {
  const codes: { course: string; code: string }[] = [];
  for (const { courseId, name } of lines) {
    if (courseId === null) continue;
    const subject = codeSubjects.enrolment(person, courseId);
    const made = { secrets, purpose: 'enrolment' as const, subject, now: now() };
    codes.push({ course: name, code: await replaceCode(tx, made) });
  }
  return codes;
}

/** Tells the teachers of courses that have a new student. */
async function notifyTeachers(
  platform: Services,
  tx: Transaction,
  { person, joined, name }: Pick<Paid, 'joined'> & { person: number; name: string },
) {
  if (joined.length === 0) return;
  const rows = await tx
    .select({ id: courses.id, name: courses.name, teacher: courses.teacherId })
    .from(courses)
    .where(anyOf(courses.id, joined));
  const notices = rows.map((course) => ({
    personId: course.teacher,
    type: 'App\\Notifications\\StudentEnrolled' as const,
    data: {
      courseId: course.id,
      courseName: course.name,
      personId: person,
      personName: name,
    },
  }));
  await notify(platform, tx, notices);
}

/** What a person has bought, in words: the course, or the first of several and how many more. */
function namesOf(lines: readonly LineRow[]): string {
  const [first, ...others] = lines;
  const name = `«${first?.name ?? ''}»`;
  if (others.length === 0) return name;
  if (others.length === 1) return `${name} و«${others[0]?.name}»`;
  return `${name} و${countLabel(others.length, 'course', 'genitive', adjectives.other)}`;
}

/** Tells the person that what they bought is open: notice, push, mail and open tabs; and the teachers. */
export async function notifyOfPurchase(
  platform: Services,
  tx: Transaction,
  { purchase, person, lines, joined, receipt }: Paid,
): Promise<void> {
  const rows = await tx
    .select({ name: people.name, email: people.email })
    .from(people)
    .where(anyOf(people.id, [person]));
  const { name, email } = only(rows);
  const courseIds = lines.flatMap(({ courseId }) => courseId ?? []);
  const data = {
    purchaseId: purchase.id,
    names: namesOf(lines),
    ...(courseIds.length === 1 && { courseId: courseIds[0] ?? 0 }),
  };
  await notify(platform, tx, [
    { personId: person, type: 'App\\Notifications\\PurchasePaid', data },
  ]);
  await notifyTeachers(platform, tx, { person, joined, name });
  const codes = await enrolmentCodes(platform, tx, { person, lines });
  const settings = platform.settings();
  const mail = { settings, to: email, purchase, lines, codes, receipt, now: platform.now() };
  await platform.mailer.send(tx, purchasePaidMail(mail));
  await afterCommit(tx, () => {
    for (const course_id of courseIds)
      platform.realtime.emit([person], 'access-changed', { course_id });
  });
}
