import { issueCode } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { enrolmentCodeMail } from './mails.ts';

interface EnrolmentCode {
  course: { id: number; name: string };
  person: { id: number; email: string };
  networkAddress: string;
}

/**
 * Mails the code that completes an enrolment, with the same limits as a sign-in code.
 * @throws AppError code-too-soon, too-many-requests
 */
export async function sendEnrolmentCode(
  tx: Transaction,
  { mailer, secrets, settings, now }: Pick<Platform, 'mailer' | 'secrets' | 'settings' | 'now'>,
  { course, person, networkAddress }: EnrolmentCode,
): Promise<void> {
  const time = now();
  const code = await issueCode(tx, {
    secrets,
    purpose: 'enrolment',
    subject: codeSubjects.enrolment(person.id, course.id),
    address: person.email,
    networkAddress,
    now: time,
  });
  const mail = { settings: settings(), to: person.email, code, courseName: course.name, now: time };
  await mailer.send(tx, enrolmentCodeMail(mail));
}
