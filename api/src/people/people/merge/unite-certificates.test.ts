import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCertificate } from '#factories/certificates.ts';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { certificates, waitingCertificates } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { moveReferences } from './move-references.ts';
import { uniteRows } from './unite-rows.ts';

const { db } = await startTestApp({ work: false });

const merge = (keep: { id: number }, remove: { id: number }) =>
  db.transaction(async (tx) => {
    await uniteRows(tx, { keep: keep.id, remove: remove.id });
    await moveReferences(tx, { keep: keep.id, remove: remove.id });
  });

test('merged accounts keep the older certificate of a course; the newer one stays and names it', async () => {
  const [keep, remove] = [await makePerson(db), await makePerson(db)];
  const newer = await makeCertificate(db, { personId: keep.id });
  const issuedAt = new Date(Date.now() - 86_400_000);
  const older = await makeCertificate(db, {
    courseId: newer.courseId,
    personId: remove.id,
    issuedAt,
  });
  await merge(keep, remove);
  const rows = await db
    .select()
    .from(certificates)
    .where(eq(certificates.personId, keep.id))
    .orderBy(certificates.id);
  expect(rows).toMatchObject([
    { id: newer.id, replacedBy: older.id },
    { id: older.id, revokedAt: null },
  ]);
});

test('what waits for a name with either account goes on waiting, unless the other has the certificate', async () => {
  const [keep, remove] = [await makePerson(db), await makePerson(db)];
  const { courseId } = await makeCertificate(db, { personId: keep.id });
  const { id: other } = await makeCourse(db);
  const due = { personId: remove.id, completedAt: new Date() };
  await db.insert(waitingCertificates).values([
    { ...due, courseId: Number(courseId) },
    { ...due, courseId: other },
    { ...due, personId: keep.id, courseId: other },
  ]);
  await merge(keep, remove);
  const rows = await db
    .select({ courseId: waitingCertificates.courseId })
    .from(waitingCertificates)
    .where(eq(waitingCertificates.personId, keep.id));
  expect(rows).toEqual([{ courseId: other }]);
});
