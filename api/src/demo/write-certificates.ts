import { defaultCompletionRules } from '@nibras/contract/learning/completion/shapes.ts';
import { eq } from 'drizzle-orm';
import { certificateFacts, documentNow, insertCertificate } from '#learning/certificates/index.ts';
import { certificateCorrections, courses } from '#platform/database/schema/index.ts';
import type { DemoCertificate, DemoContent } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';

const admin = 'admin@example.com';

async function writeCertificate(
  { db, ago, people: named, courses: slugs }: Loading,
  { student, course, daysAgo, granted, revoked, correction }: DemoCertificate,
): Promise<void> {
  const person = named.get(student);
  const { id: courseId } = slugs.get(course);
  const facts = await certificateFacts(db, { person: person.id, course: courseId });
  if (!facts) throw new Error(`there is no course “${course}”`);
  const staff = named.get(admin).id;
  const certificate = await insertCertificate(db, {
    personId: person.id,
    courseId,
    name: facts.name,
    courseName: facts.course.name,
    paper: await documentNow(db, facts, null),
    completedAt: ago(daysAgo),
    issuedAt: ago(daysAgo),
    issuedBy: granted ? staff : null,
    note: granted ?? '',
    ...(revoked && {
      revokedAt: ago(revoked.daysAgo),
      revokedBy: staff,
      revokedReason: revoked.reason,
    }),
  });
  if (correction && certificate) {
    await db.insert(certificateCorrections).values({
      certificateId: certificate.id,
      personId: person.id,
      name: correction.name,
      note: correction.note,
      createdAt: ago(correction.daysAgo),
    });
  }
}

/** Writes certificates, and rules of completion of two courses that are not the usual ones. */
export async function writeCertificates(
  loading: Loading,
  content: Pick<DemoContent, 'certificates'>,
): Promise<void> {
  const { db, courses: slugs } = loading;
  for (const certificate of content.certificates) {
    await writeCertificate(loading, certificate);
  }
  const rules = {
    'sql-databases': { ...defaultCompletionRules, mark: 60 },
    'javascript-complete': { ...defaultCompletionRules, lectures: 90 },
  };
  for (const [slug, completionRules] of Object.entries(rules)) {
    await db
      .update(courses)
      .set({ completionRules })
      .where(eq(courses.id, slugs.get(slug).id));
  }
}
