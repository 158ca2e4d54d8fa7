import { expect, test } from 'vitest';
import { publishLabel, saidOfPublished, stateText } from './publish-texts.ts';

const lectureOf = (published: boolean) => ({
  kind: 'lecture' as const,
  state: 'published' as const,
  deleted_at: null,
  course: { id: 1, name: 'كورس الخط', published },
});

test('a lecture of an unpublished course is not said to be seen by visitors', () => {
  const [shown, waiting] = [lectureOf(true), lectureOf(false)];
  expect(saidOfPublished(shown)).toBe('نُشر، ويراه الزوار الآن');
  expect(saidOfPublished(waiting)).toBe('نُشر، ويراه الزوار حين يُنشر الكورس');
  expect(stateText({ item: shown, isChanged: false })).toBe('منشور: يراه الزوار');
  expect(stateText({ item: waiting, isChanged: false })).toBe('منشور: يراه الزوار حين يُنشر الكورس');
});

test('a course itself waits for none', () => {
  const course = { ...lectureOf(false), kind: 'course' as const };
  expect(saidOfPublished(course)).toBe('نُشر، ويراه الزوار الآن');
});

test('what was only hidden is shown again, and everything else is published', () => {
  expect(publishLabel('hidden', false)).toBe('أظهر');
  expect(publishLabel('hidden', true)).toBe('انشر');
  expect(publishLabel('draft', false)).toBe('انشر');
  expect(publishLabel('published', true)).toBe('انشر التعديلات');
});
