import { describe, expect, it } from 'vitest';
import { parseFeatures, parseStudents, parseTeacherPage } from './parse-teacher.ts';

describe('a teacher’s page', () => {
  it('of a server that sends the least', () => {
    const read = parseTeacherPage.parse({
      teacher: { id: '5', name: 'منى' },
      courses: { data: [{ id: 1, name: 'كورس', image: null }, { name: 'بلا رقم' }] },
    });
    expect(read.teacher).toEqual({
      id: 5,
      name: 'منى',
      title: null,
      email: '',
      bio: null,
      profile_photo_url: null,
      students_count: 0,
      courses_count: 0,
      rating: null,
    });
    expect(read.courses).toEqual([
      {
        id: 1,
        name: 'كورس',
        image: null,
        price: undefined,
        lectures: null,
        students: null,
        rate: null,
      },
    ]);
    expect(read.lastPage).toBe(1);
  });

  it('distinguishes a free course from one whose price nobody said', () => {
    const courses = [
      { id: 1, salary: null },
      { id: 2, salary: 30 },
      { id: 3, salary: 'مجاني' },
    ];
    const read = parseTeacherPage.parse({ teacher: { id: 5 }, courses: { data: courses } });
    expect(read.courses.map(({ price }) => price)).toEqual([null, '30', 'مجاني']);
  });

  it('without courses, and without a rating', () => {
    const read = parseTeacherPage.parse({ teacher: { id: 5, rating: 0 } });
    expect(read).toMatchObject({ courses: [], lastPage: 1, teacher: { rating: null } });
  });

  it('without a teacher cannot be read', () => {
    expect(parseTeacherPage.safeParse({ teacher: null }).success).toBe(false);
  });
});

it('students and features: what cannot be read is left out', () => {
  const students = [{ name: 'علي', pivot: { created_at: '2026-01-01' } }, null, { name: 'سارة' }];
  expect(parseStudents.parse({ students }).students).toEqual([
    { name: 'علي', photo: null, joinedAt: '2026-01-01' },
    { name: 'سارة', photo: null, joinedAt: null },
  ]);
  expect(parseStudents.parse({}).students).toEqual([]);
  expect(parseFeatures.parse({ features: [{ id: 1, name: 'شرح مبسط' }, 5] }).features).toHaveLength(
    1,
  );
});
