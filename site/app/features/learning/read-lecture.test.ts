import { expect, test } from 'vitest';
import { lecturePage } from './read-lecture.ts';

const course = { id: 1, name: 'كورس', status: 'joined', chapters: [] };

test('reads what the specification leaves open', () => {
  const page = lecturePage.parse({
    lecture: { id: '7', name: 'مقدمة', type: 'video', timeLecture: '12 دقيقة', show: '1' },
    course: { id: 1, name: 'كورس' },
  });
  expect(page.lecture).toMatchObject({ id: 7, timeLecture: 12, show: true, position: 0 });
  expect(page.lecture.is_watch).toBe('notStarted');
  expect(page.course).toMatchObject({ status: 'none', chapters: [] });
});

test('reads the watch state of the page and of the list', () => {
  const page = lecturePage.parse({
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
