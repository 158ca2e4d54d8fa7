import { expect, it } from 'vitest';
import { placeText } from './place-text.ts';

const lecture = { id: 1, name: 'أ', type: 'video', timeLecture: 12, poster: null } as const;

it.each([
  [lecture, 0, '12 دقيقة'],
  [lecture, 59, 'الدقيقة 1 من 12'],
  [lecture, 60, 'الدقيقة 2 من 12'],
  [lecture, 719, 'الدقيقة 12 من 12'],
  // A video that is longer than the lecture's stated length.
  [lecture, 800, 'الدقيقة 14'],
  [{ ...lecture, timeLecture: 0 }, 0, ''],
  [{ ...lecture, type: 'quiz' } as const, 30, '12 دقيقة'],
])('a lecture of %j stopped at %d s reads %s', (of, position, text) => {
  expect(placeText({ lecture: of, position })).toBe(text);
});
