import { expect, it } from 'vitest';
import { startLabel } from './start-label.ts';

const chapters = (...watched: boolean[]) => [
  {
    lectures: watched.map((is_watch, index) => ({
      id: index,
      slug: '',
      name: '',
      type: 'video' as const,
      timeLecture: '1',
      show: 0 as const,
      is_watch,
    })),
  },
];

it.each([
  ['joined', [false, false], 'ابدأ التعلّم'],
  ['joined', [true, false], 'تابع التعلّم'],
  ['joined', [true, true], 'راجع الكورس'],
  ['teaches', [false, false], 'افتح المحاضرات'],
  ['open', [false, false], 'افتح المحاضرات'],
] as const)('%s with %j watched reads «%s»', (kind, watched, label) => {
  expect(startLabel({ kind }, chapters(...watched))).toBe(label);
});
