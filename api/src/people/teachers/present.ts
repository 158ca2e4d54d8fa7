import type { teacherStudent } from '@nibras/contract/people/teachers/shapes.ts';
import type { z } from 'zod';
import type { StudentRow } from './queries.ts';

export function presentStudent(row: StudentRow): z.infer<typeof teacherStudent> {
  return {
    id: row.id,
    name: row.name,
    profile_photo_url: row.photo,
    pivot: { created_at: row.joinedAt.toISOString() },
  };
}
