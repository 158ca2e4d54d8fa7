import { expect, test } from 'vitest';
import { parseLecturePage } from './parse-lecture.ts';

const course = { id: 1, name: 'كورس', status: 'joined', chapters: [] };

test('parses the variants that the specification allows', () => {
  const page = parseLecturePage.parse({
    lecture: { id: '7', name: 'مقدمة', type: 'video', timeLecture: '12 دقيقة', show: '1' },
    course: { id: 1, name: 'كورس' },
  });
  expect(page.lecture).toMatchObject({ id: 7, timeLecture: 12, show: true, position: 0 });
  expect(page.lecture.is_watch).toBe('notStarted');
  expect(page.course).toMatchObject({ status: 'none', chapters: [] });
});

test('parses the watch state of the page and of the list', () => {
  const page = parseLecturePage.parse({
    lecture: { id: 7, name: 'مقدمة', type: 'quiz', show: 0, is_watch: { status: 'endWatch' } },
    course: {
      ...course,
      chapters: [
        { id: 1, name: 'فصل', lectures: [{ id: 7, name: 'مقدمة', show: 0, is_watch: true }] },
      ],
    },
  });
  expect(page.lecture.is_watch).toBe('endWatch');
  expect(page.course.chapters[0]?.lectures[0]).toMatchObject({ is_watch: true, type: 'video' });
});

test('an invalid row does not affect the others', () => {
  const page = parseLecturePage.parse({
    lecture: {
      id: 7,
      name: 'مقدمة',
      type: 'podcast',
      show: 0,
      position: -3,
      captions: [{ language: 'ar' }, { language: 'ar', label: 'العربية', src: '/storage/a.vtt' }],
    },
    course: {
      ...course,
      status: 'enrolled',
      teacher: { id: 0 },
      user_id: '4',
      chapters: [
        { name: 'بلا رقم' },
        {
          id: 2,
          name: 'فصل',
          lectures: [
            { name: 'بلا رقم' },
            { id: 8, name: 'تالية', is_watch: { status: 'endWatch' } },
          ],
        },
      ],
    },
  });
  expect(page.lecture).toMatchObject({ type: 'video', position: 0, locked: false, videos: null });
  expect(page.lecture.captions.map(({ label }) => label)).toEqual(['العربية']);
  // Another server's value for the same state.
  expect(page.course).toMatchObject({ status: 'joined', teacher: null, teacherIds: [4] });
  expect(page.course.chapters.map(({ lectures }) => lectures.map(({ id }) => id))).toEqual([[8]]);
  expect(page.course.chapters[0]?.lectures[0]?.is_watch).toBe(true);
});

test('parses the work and the mark of a lecture, and tolerates servers without them', () => {
  const listed = (fields: object) =>
    parseLecturePage.parse({
      lecture: { id: 7, name: 'مقدمة', type: 'quiz', work: 'quiz' },
      course: {
        ...course,
        chapters: [{ id: 1, name: 'فصل', lectures: [{ id: 7, name: 'مقدمة', ...fields }] }],
      },
    });
  const mark = { score: 7.5, max: 10, passed: true };
  const page = listed({ work: 'exercise', mark });
  expect(page.lecture.work).toBe('quiz');
  expect(page.course.chapters[0]?.lectures[0]).toMatchObject({ work: 'exercise', mark });
  const foreign = listed({ work: 'podcast', mark: { score: 'ممتاز' } });
  expect(foreign.course.chapters[0]?.lectures[0]).not.toHaveProperty('work');
  expect(foreign.course.chapters[0]?.lectures[0]).not.toHaveProperty('mark');
});

test('parses a video of another site, and drops what is none', () => {
  const parse = (elsewhere: unknown) =>
    parseLecturePage.parse({ lecture: { id: 7, name: 'مقدمة', elsewhere }, course }).lecture
      .elsewhere;
  const video = { host: 'youtube', id: 'dQw4w9WgXcQ', start: 0 };
  expect(parse(video)).toEqual(video);
  for (const other of [undefined, null, 'https://youtu.be/dQw4w9WgXcQ', [], { id: 'a' }])
    expect(parse(other)).toBeUndefined();
});
