import type { TreeChapter, TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { describe, expect, test } from 'vitest';
import { testLecture } from '../testing.ts';
import { type CaptionMatch, matchCaptions } from './match-captions.ts';

type Lecture = string | [name: string, type: TreeLecture['type']];

/** A course: chapter 1 has lectures 11, 12 …, chapter 2 has 21, 22 …. */
const course = (chapters: Record<string, Lecture[]>): TreeChapter[] =>
  Object.entries(chapters).map(([name, lectures], chapter) => ({
    id: chapter + 1,
    name,
    lectures: lectures.map((lecture, at) => {
      const [title, type] = typeof lecture === 'string' ? [lecture, 'video' as const] : lecture;
      return testLecture((chapter + 1) * 10 + at + 1, { name: title, type });
    }),
  }));

const file = (path: string, language = 'ar') => {
  const parts = path.split('/');
  return { name: parts.at(-1) ?? '', folders: parts.slice(0, -1), language };
};

/** «11» for a certain match, «11 number» for one that a person decides on, «none» for none. */
const shown = ({ lectureId, doubt }: CaptionMatch) =>
  [lectureId, doubt].filter((part) => part !== null).join(' ');
const matchesOf = (paths: string[], chapters: TreeChapter[], dropped?: number) =>
  matchCaptions(
    paths.map((path) => file(path)),
    chapters,
    dropped,
  ).map(shown);

const python = course({
  'الفصل الأول: البداية': ['مقدمة', 'المتغيّرات والأنواع', 'الشروط'],
  'الفصل الثاني: التكرار': ['حلقة for', 'حلقة while', 'تمرينات إضافية'],
});

describe('a file of captions goes to the lecture of its name', () => {
  test.each([
    ['مقدمة.vtt', '11'],
    ['مقدّمه.srt', '11'],
    ['01 - مقدمة.vtt', '11'],
    ['٠٢_المتغيرات_والانواع.ar.vtt', '12'],
    ['2. المتغيرات والأنواع (1).srt', '12'],
    ['الدرس 3 الشروط.vtt', '13'],
    ['03-الشروط_ar.srt', '13'],
    ['حلقة FOR.en.srt', '21'],
    ['حلقة-while [en].vtt', '22'],
    ['حلقة while - English.srt', '22'],
    ['تمرينات اضافيه - عربي.srt', '23'],
    ['2.3 تمرينات إضافية.vtt', '23'],
    // Another number than its place: the name decides.
    ['9 مقدمة.vtt', '11'],
  ])('%s', (path, match) => {
    expect(matchesOf([path], python)).toEqual([match]);
  });

  test('also where the name itself ends in a language or begins with a number', () => {
    const chapters = course({ لغات: ['اللغة العربية', '100 سؤال', '7 أخطاء', 'Learn English'] });
    expect(
      matchesOf(
        ['اللغة العربية.vtt', '100 سؤال.vtt', '03 - 7 أخطاء.srt', 'Learn English.en.vtt'],
        chapters,
      ),
    ).toEqual(['11', '12', '13', '14']);
  });

  test('and only to a video', () => {
    const chapters = course({ فصل: [['مقدمة', 'article'], 'الدوال'] });
    expect(matchesOf(['مقدمة.vtt', 'الدوال.vtt'], chapters)).toEqual(['none', '12']);
  });
});

describe('equal names', () => {
  const chapters = course({
    '1. بايثون': ['مقدمة', 'خاتمة'],
    '2. قواعد البيانات': ['مقدمة', 'خاتمة'],
  });

  test('are told apart by the folder of the chapter, by its name or its number', () => {
    expect(
      matchesOf(
        [
          'دورة/بايثون/مقدمة.vtt',
          'دورة/02 - قواعد البيانات/مقدمة.vtt',
          'دورة/Section 1/خاتمة.vtt',
          'دورة/الفصل ٢/ar/خاتمة.vtt',
        ],
        chapters,
      ),
    ).toEqual(['11', '21', '12', '22']);
  });

  test('by their own numbers, and by the chapter on which they were dropped', () => {
    expect(matchesOf(['1 مقدمة.vtt', '3 مقدمة.vtt'], chapters)).toEqual(['11', '21']);
    expect(matchesOf(['خاتمة.vtt'], chapters, 2)).toEqual(['22']);
  });

  test('are left to the person otherwise', () => {
    expect(matchesOf(['مقدمة.vtt'], chapters)).toEqual(['several']);
  });

  test('a name of another chapter than its folder is left to the person too', () => {
    expect(matchesOf(['الفصل الثاني/مقدمة.vtt'], python)).toEqual(['11 chapter']);
  });
});

describe('without a known name the number decides', () => {
  test('certainly where the file is called by nothing else', () => {
    expect(matchesOf(['03.vtt', 'lecture 5.en.srt', 'درس_٦.vtt', 's02e01.vtt'], python)).toEqual([
      '13',
      '22',
      '23',
      '21',
    ]);
    expect(matchesOf(['الفصل 2/01.vtt', '2-3.vtt'], python)).toEqual(['21', '23']);
  });

  test('certainly where the files count all videos through', () => {
    const names = ['Intro', 'Variables', 'Conditions', 'For', 'While', 'Practice'];
    const paths = names.map((name, at) => `0${at + 1} ${name}.en.vtt`);
    expect(matchesOf(paths, python)).toEqual(['11', '12', '13', '21', '22', '23']);
    expect(matchesOf(paths.slice(1, 3), python)).toEqual(['12 number', '13 number']);
  });

  test('as a guess where lectures that are no videos may be counted too', () => {
    const chapters = course({ فصل: ['أولى', ['قراءة', 'article'], 'ثالثة'] });
    expect(matchesOf(['2.vtt'], chapters)).toEqual(['13 number']);
  });

  test('and none beyond the last video', () => {
    expect(matchesOf(['07.vtt', '2024-05-01.vtt', 'شرح.vtt'], python)).toEqual([
      'none',
      'none',
      'none',
    ]);
  });
});

test('a lecture takes one file in each language, WebVTT before others, and names before numbers', () => {
  const files = [
    file('مقدمة.ar.srt', 'ar'),
    file('مقدمة.ar.vtt', 'ar'),
    file('مقدمة.en.vtt', 'en'),
    file('1.vtt', 'ar'),
  ];
  expect(matchCaptions(files, python).map(shown)).toEqual(['same', '11', '11', 'same']);
});
