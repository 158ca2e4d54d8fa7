import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

/** What a certificate says of its course and its owner at this moment. */
export interface CertificateFacts {
  person: { id: number; name: string; email: string };
  course: { id: number; name: string; certificate: boolean };
  /** As it is printed. */
  name: string;
  teacher: string;
  minutes: number;
  lectures: number;
}

/** @returns null where the person or the course does not exist, or the account was deleted */
export async function certificateFacts(
  tx: Transaction,
  { person, course }: { person: number; course: number },
): Promise<CertificateFacts | null> {
  const { rows } = await tx.execute<{
    email: string;
    name: string;
    certificateName: string | null;
    courseName: string;
    certificate: boolean;
    teacher: string;
    minutes: number;
    lectures: number;
  }>(sql`select people.name, people.email, people.certificate_name as "certificateName",
      courses.name as "courseName", courses.certificate, teachers.name as teacher,
      coalesce(sum(lectures.minutes) filter (where lectures.published), 0)::int as minutes,
      count(lectures.id) filter (where lectures.published)::int as lectures
    from people cross join courses
    join people teachers on teachers.id = courses.teacher_id
    left join lectures on lectures.course_id = courses.id
    where people.id = ${person} and people.deleted_at is null and courses.id = ${course}
    group by people.id, courses.id, teachers.id`);
  const [row] = rows;
  if (!row) return null;
  const { name, email, certificateName, courseName, certificate, ...rest } = row;
  return {
    person: { id: person, name, email },
    course: { id: course, name: courseName, certificate },
    name: certificateName ?? name,
    ...rest,
  };
}
