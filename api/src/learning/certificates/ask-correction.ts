import { certificates as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { and, eq } from 'drizzle-orm';
import { notifyReplacing, withdraw } from '#conversation/notifications/index.ts';
import { tookFromQuota } from '#platform/codes/quota.ts';
import type { Transaction } from '#platform/database/database.ts';
import { certificateCorrections } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { mayTeachersPublish } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';
import { namesOf } from './certificate-names.ts';
import { decidersOf } from './deciders.ts';
import { ownCertificate } from './own-queries.ts';
import { type CertificateRow, lockCertificate } from './queries.ts';
import { requireDrawable } from './require-drawable.ts';

const day = 24 * 60 * 60 * 1000;
const askedType = 'App\\Notifications\\CorrectionAsked';

const isOpen = (certificate: number) =>
  and(
    eq(certificateCorrections.certificateId, certificate),
    eq(certificateCorrections.state, 'open'),
  );

async function lockOwn(tx: Transaction, input: { person: number; code: string }) {
  const { id } = await ownCertificate(tx, input);
  return orThrow(await lockCertificate(tx, id), 'certificate-not-found');
}

async function notifyDeciders(
  platform: Platform,
  tx: Transaction,
  { id, courseId, courseName }: CertificateRow,
  person: number,
): Promise<void> {
  const teachers = await mayTeachersPublish(tx);
  const deciders = await decidersOf(tx, { course: courseId, teachers });
  const data = { certificateId: id, courseName, personName: (await namesOf(tx, person)).account };
  const items = deciders.map((personId) => ({ personId, type: askedType, data }) as const);
  await notifyReplacing(platform, tx, items, 'certificateId');
}

/**
 * Asks for another name on a valid certificate of the caller's. It waits for a person in the studio.
 * @returns the certificate's id
 * @throws AppError certificate-not-found, certificate-not-valid, correction-waits, invalid-input, too-many-requests
 */
export async function askCorrection(
  platform: Platform,
  { person, code, name, note }: { person: number; code: string; name: string; note: string },
): Promise<number> {
  requireDrawable(name);
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    const certificate = await lockOwn(tx, { person, code });
    if (certificate.revokedAt !== null) throw new AppError('certificate-not-valid');
    if (certificate.name === name) {
      const errors = { name: [wording`هذا هو الاسم المكتوب على الشهادة الآن.`] };
      throw new AppError('invalid-input', { errors });
    }
    const [waiting] = await tx.select().from(certificateCorrections).where(isOpen(certificate.id));
    if (waiting) throw new AppError('correction-waits');
    const quota = { most: limits.correctionsPerDay, within: day };
    const counted = { kind: 'certificate-correction', subject: String(person) };
    if (!(await tookFromQuota(tx, counted, quota, now))) {
      const message = 'طلبت تصحيح الاسم مرات كثيرة اليوم. حاول مرة أخرى غدًا.';
      throw new AppError('too-many-requests', { message });
    }
    await tx
      .insert(certificateCorrections)
      .values({ certificateId: certificate.id, personId: person, name, note, createdAt: now });
    await notifyDeciders(platform, tx, certificate, person);
    return certificate.id;
  });
}

/**
 * Takes a request back that waits.
 * @returns the certificate's id
 * @throws AppError certificate-not-found, correction-not-found
 */
export async function takeCorrectionBack(
  { db }: Pick<Platform, 'db'>,
  { person, code }: { person: number; code: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const certificate = await lockOwn(tx, { person, code });
    const removed = await tx
      .delete(certificateCorrections)
      .where(isOpen(certificate.id))
      .returning({ id: certificateCorrections.id });
    if (removed.length === 0) throw new AppError('correction-not-found');
    for (const personId of await decidersOf(tx, { course: certificate.courseId, teachers: true })) {
      const about = { certificateId: certificate.id };
      await withdraw(tx, { personId, type: askedType, about });
    }
    return certificate.id;
  });
}
