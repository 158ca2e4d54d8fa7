import type { CertificateDocument } from '@nibras/contract/learning/certificates/shapes.ts';
import { insertCertificate } from '#learning/certificates/index.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { certificateCorrections, type certificates } from '#platform/database/schema/index.ts';
import { makeCourse } from './courses.ts';
import { makePerson } from './people.ts';

const paper: CertificateDocument = {
  provider: 'نبراس',
  logo: null,
  title: 'شهادة إتمام',
  text: 'نشهد بأن {name} أتم كورس {course} في {date}.',
  teacher: null,
  minutes: 90,
  lectures: 12,
  mark: null,
  signer: '',
  signer_title: '',
  signature: null,
  accent: '#3d3b8e',
};

type NewCertificate = Partial<typeof certificates.$inferInsert>;

/** A valid certificate, of a new person for a new course unless these are given. */
export async function makeCertificate(
  db: Database | Transaction,
  { personId, courseId, ...values }: NewCertificate = {},
) {
  const person = personId ?? (await makePerson(db)).id;
  const course = courseId ?? (await makeCourse(db)).id;
  const made = await db.transaction((tx) =>
    insertCertificate(tx, {
      name: 'مريم حسن',
      courseName: 'أساسيات البرمجة',
      paper,
      completedAt: new Date(),
      ...values,
      personId: person,
      courseId: course,
    }),
  );
  if (!made) throw new Error('the person has a valid certificate for the course');
  return made;
}

/** A request for another name that waits. */
export async function makeCorrection(
  db: Database | Transaction,
  values: Partial<typeof certificateCorrections.$inferInsert> & {
    certificateId: number;
    personId: number;
  },
) {
  return only(
    await db
      .insert(certificateCorrections)
      .values({ name: 'مريم حسن علي', ...values })
      .returning(),
  );
}
