import type { VideoStream } from '@nibras/contract/content/media/studio/shapes.ts';
import { expect, test } from 'vitest';
import { listOfSizes, streamProgress, streamTexts } from './stream-texts.ts';

const stream = (changes: Partial<VideoStream>): VideoStream => ({
  version: '0123456789ab',
  state: 'making',
  reason: null,
  wanted: ['sound', '720', '480'],
  current: '480',
  progress: 0.5,
  renditions: ['source', '720', 'sound'].map((name) => ({
    name,
    width: null,
    height: null,
    bytes: 1,
  })),
  for_browser: [],
  bytes: 3,
  original: true,
  ...changes,
});

test.each([
  [['source', '720', 'sound'], 'حجمه الأصلي، 720، والصوت وحده'],
  [['720', '480'], '720، 480'],
  [['sound'], 'الصوت وحده'],
])('%j is written as «%s»', (names, text) => {
  expect(listOfSizes(names)).toBe(text);
});

test('what is being made counts in part', () => {
  expect(streamProgress(stream({}))).toBeCloseTo(2.5 / 3);
  expect(streamProgress(stream({ wanted: [] }))).toBeNull();
});

test('each state says what is ready, what is made now and what is left', () => {
  expect(streamTexts(stream({ wanted: ['sound', '720', '480', '360'] }))).toEqual([
    'جاهز: حجمه الأصلي، 720، والصوت وحده.',
    'يُجهّز الآن: 480.',
    'يبقى: 360.',
  ]);
  expect(streamTexts(stream({ state: 'waiting', renditions: [] }))).toEqual([
    'لا شيء جاهز منه بعد.',
    'ينتظر دوره لتُجهّز جوداته المنخفضة.',
  ]);
});
