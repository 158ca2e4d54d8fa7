import { captionSamples } from '@nibras/contract/learning/captions/studio/caption-samples.ts';
import type { CaptionLine, NamedLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { byTime } from '@nibras/contract/learning/captions/studio/lines.ts';
import {
  writeSubRip,
  writeWebVtt,
} from '@nibras/contract/learning/captions/studio/write-captions.ts';
import { describe, expect, test } from 'vitest';
import { typedTime } from '#studio-kit/video/typed-time.ts';
import { textDirection } from '#ui/text/text-direction.ts';
import { findLines, replaceIn } from './find-lines.ts';
import {
  type Edit,
  insertLine,
  joinWithNext,
  removeLine,
  replaceAll,
  restoreLines,
  shiftLines,
  splitLine,
  withEnd,
  withSpeaker,
  withStart,
  withText,
} from './line-edits.ts';
import { emptySession, redo, type Session, undo, withStep } from './session.ts';
import { allWarnings, nextWarning } from './warnings.ts';
import { readTerms, writtenTerms } from './written-terms.ts';

const line = (
  id: string,
  start: number,
  end: number,
  text: string,
  more: object = {},
): NamedLine => ({
  id,
  start,
  end,
  text,
  speaker: '',
  settings: '',
  markup: null,
  ...more,
});
const three = [
  line('a', 0, 2_000, 'أهلًا بكم في الدرس'),
  line('b', 2_000, 4_000, 'نبدأ بالمتغيرات'),
  line('c', 5_000, 7_000, 'closure مفهوم مهم'),
];
const first = three[0] as NamedLine;

describe('a line that is divided', () => {
  test('shares its time by the texts, and the words are all there', () => {
    const edit = splitLine(first, { caret: 9, moment: 60_000, name: 'new' });
    const [one, two] = [edit?.get('a'), edit?.get('new')];
    expect([one?.text, two?.text]).toEqual(['أهلًا بكم', 'في الدرس']);
    expect(one?.end).toBe(two?.start);
    expect(one?.end).toBe(Math.round((2_000 * 9) / 17));
    expect([one?.start, two?.end]).toEqual([0, 2_000]);
  });

  test('is divided where the video is, if that is within it', () => {
    expect(splitLine(first, { caret: 9, moment: 700, name: 'new' })?.get('new')?.start).toBe(700);
  });

  test('is left alone at its ends', () => {
    for (const caret of [0, first.text.length]) {
      expect(splitLine(first, { caret, moment: 0, name: 'new' })).toBeNull();
    }
  });
});

describe('lines that are joined', () => {
  test('become one, up to the later end', () => {
    const edit = joinWithNext(three, 'a');
    expect(edit?.get('a')).toMatchObject({
      text: 'أهلًا بكم في الدرس نبدأ بالمتغيرات',
      start: 0,
      end: 4_000,
    });
    expect(edit?.get('b')).toBeNull();
  });

  test('need a next one, and a text that is not too long', () => {
    expect(joinWithNext(three, 'c')).toBeNull();
    const long = [line('a', 0, 1, 'x'.repeat(300)), line('b', 1, 2, 'y'.repeat(300))];
    expect(joinWithNext(long, 'a')).toBeNull();
  });
});

test('a new line lasts until the next one', () => {
  expect(insertLine(three, { moment: 4_500, name: 'n' }).get('n')).toMatchObject({
    start: 4_500,
    end: 5_000,
  });
  expect(insertLine(three, { moment: 9_000, name: 'n' }).get('n')).toMatchObject({ end: 11_000 });
});

describe('lines that are moved', () => {
  const starts = (edit: Edit) => [...edit].map(([id, one]) => [id, one?.start]);
  test('are all, or those from one on', () => {
    expect(starts(shiftLines(three, { from: null, by: 250 }))).toEqual([
      ['a', 250],
      ['b', 2_250],
      ['c', 5_250],
    ]);
    expect(starts(shiftLines(three, { from: 'b', by: -500 }))).toEqual([
      ['b', 1_500],
      ['c', 4_500],
    ]);
  });

  test('do not begin before the video, and keep their distances', () => {
    expect(starts(shiftLines(three, { from: 'b', by: -60_000 }))).toEqual([
      ['b', 0],
      ['c', 3_000],
    ]);
    expect(shiftLines(three, { from: null, by: -1 }).size).toBe(0);
  });
});

test('an edit of the text or the speaker drops the tags of the file, one of the times does not', () => {
  const tagged = line('a', 0, 1_000, 'نص', { markup: '<b>نص</b>', settings: 'line:0' });
  expect(withText(tagged, 'نص آخر').get('a')).toMatchObject({ markup: null, settings: 'line:0' });
  expect(withSpeaker(tagged, 'سارة').get('a')).toMatchObject({ markup: null });
  expect(withStart(tagged, 100).get('a')).toMatchObject({ markup: '<b>نص</b>' });
  expect(withEnd(tagged, 900.4).get('a')).toMatchObject({ markup: '<b>نص</b>', end: 900 });
  expect(withText(tagged, 'نص').size).toBe(0);
});

describe('warnings', () => {
  const warned = (...lines: NamedLine[]) => Object.fromEntries(allWarnings(lines));
  test.each<[string, NamedLine, string[]]>([
    ['nothing', line('a', 0, 2_000, 'نص عادي'), []],
    ['an empty text', line('a', 0, 2_000, ' \n'), ['empty']],
    ['an end before the start', line('a', 2_000, 2_000, 'نص'), ['backwards']],
    ['more than 20 characters a second', line('a', 0, 1_000, 'ن'.repeat(21)), ['fast']],
    ['20 characters a second', line('a', 0, 1_000, 'ن'.repeat(20)), []],
    ['marks of letters, which take no time', line('a', 0, 1_000, 'نَّ'.repeat(20)), []],
    ['more than 7 seconds', line('a', 0, 7_001, 'نص'), ['long']],
    ['a row that needs three', line('a', 0, 6_900, 'ن'.repeat(85)), ['large']],
    ['three rows', line('a', 0, 2_000, 'أ\nب\nت'), ['large']],
  ])('%s', (_name, one, expected) => {
    expect(warned(one).a ?? []).toEqual(expected);
  });

  test('of an overlap stand at the later line, also below a line that lasts', () => {
    const lines = [
      line('a', 0, 6_000, 'طويل'),
      line('b', 1_000, 2_000, 'داخله'),
      line('c', 3_000, 4_000, 'داخله'),
      line('d', 6_000, 7_000, 'بعده'),
    ];
    expect(warned(...lines)).toEqual({ b: ['overlap'], c: ['overlap'] });
    const warnings = allWarnings(lines);
    expect(nextWarning(lines, warnings, null)).toBe('b');
    expect(nextWarning(lines, warnings, 'b')).toBe('c');
    expect(nextWarning(lines, warnings, 'd')).toBe('b');
    expect(nextWarning(lines, new Map(), 'd')).toBeNull();
  });
});

describe('find and replace', () => {
  const lines = [
    line('a', 0, 1, 'هذه مُدرَسَة كبيرة'),
    line('b', 1, 2, 'المدرسه الأولى', { markup: '<b>المدرسه</b> الأولى' }),
    line('c', 2, 3, 'بيت'),
  ];
  test('compares folded, and leaves the rest of a line as it is', () => {
    expect(findLines(lines, 'مدرسة').map(({ id }) => id)).toEqual(['a', 'b']);
    const edit = replaceIn(lines, { search: 'مدرسة', replacement: 'قاعة', only: null });
    expect(edit.get('a')?.text).toBe('هذه قاعة كبيرة');
    expect(edit.get('b')).toMatchObject({ text: 'القاعة الأولى', markup: null });
    expect(edit.has('c')).toBe(false);
  });
  test('a word that is taken out leaves one space', () => {
    const edit = replaceIn(lines, { search: 'مدرسة', replacement: '', only: null });
    expect(edit.get('a')?.text).toBe('هذه كبيرة');
  });
  test('replaces in one line where only that is meant', () => {
    const edit = replaceIn(lines, { search: 'مدرسة', replacement: 'قاعة', only: 'b' });
    expect([...edit.keys()]).toEqual(['b']);
  });
  test('finds nothing without words, and never makes a text too long', () => {
    expect(findLines(lines, '  ')).toEqual([]);
    const replacement = 'ن'.repeat(600);
    expect(replaceIn(lines, { search: 'بيت', replacement, only: null }).size).toBe(0);
  });
});

describe('a session', () => {
  /** Makes edits as the editor does, on lines by their names. */
  function start(lines: readonly NamedLine[]) {
    let session: Session = emptySession;
    const values = new Map<string, CaptionLine | null>(lines.map(({ id, ...one }) => [id, one]));
    const apply = (edit: Edit) => {
      for (const [id, value] of edit) values.set(id, value);
    };
    return {
      text: () =>
        [...values]
          .flatMap(([id, one]) => (one ? [`${id}:${one.text}`] : []))
          .sort()
          .join('|'),
      edit(edit: Edit | null, more: { typing?: string; now?: number } = {}) {
        if (!edit) return;
        const lineOf = (id: string) => values.get(id) ?? null;
        const made = withStep(session, { edit, lineOf, line: null, now: 0, ...more });
        if (!made) return;
        session = made.session;
        apply(made.edit);
      },
      step(step: typeof undo) {
        const made = step(session);
        if (!made) return false;
        session = made.session;
        apply(made.edit);
        return true;
      },
      steps: () => session.done.length,
    };
  }

  test('is undone to its beginning and made again to its end', () => {
    const one = start(three);
    const before = one.text();
    one.edit(splitLine(first, { caret: 9, moment: 0, name: 'new' }));
    one.edit(removeLine('c'));
    one.edit(shiftLines(three.slice(0, 2), { from: null, by: 100 }));
    one.edit(replaceAll(three, [first], (place) => `file-${place}`));
    const after = one.text();
    while (one.step(undo));
    expect(one.text()).toBe(before);
    while (one.step(redo));
    expect(one.text()).toBe(after);
  });

  test('has one step for typing without a pause, and none for what changes nothing', () => {
    const one = start(three);
    for (const [at, text] of ['م', 'مر', 'مرح'].entries()) {
      one.edit(withText(first, text), { typing: 'a:text', now: at * 100 });
    }
    expect(one.steps()).toBe(1);
    one.edit(withText(first, 'مرحبا'), { typing: 'a:text', now: 9_000 });
    one.edit(withText({ ...first, text: 'x' }, 'مرحبا'));
    expect(one.steps()).toBe(2);
    one.step(undo);
    one.step(undo);
    one.step(undo);
    expect(one.text()).toContain('a:أهلًا');
  });

  test('forgets what was undone once something else is changed', () => {
    const one = start(three);
    one.edit(removeLine('a'));
    one.step(undo);
    one.edit(removeLine('b'));
    expect(one.step(redo)).toBe(false);
  });
});

test('a stored version comes back under the names of its lines', () => {
  const { id: _a, ...a } = first;
  const edit = restoreLines(three, { a, z: { ...a, start: 9_000, end: 9_500 } }, () => 'new');
  expect([...edit].map(([id, one]) => [id, one === null])).toEqual([
    ['b', true],
    ['c', true],
    ['a', false],
    ['new', false],
  ]);
});

test('files have the lines in the order of their times, with speakers', () => {
  const lines = [
    line('b', 3_661_001, 3_662_000, 'a < b & c → d\n\nصف ثانٍ', { speaker: 'سارة <x>' }),
    line('a', 0, 1_500, 'أول', { settings: 'line:0' }),
  ].toSorted(byTime);
  expect(writeWebVtt(lines)).toBe(`WEBVTT

00:00:00.000 --> 00:00:01.500 line:0
أول

01:01:01.001 --> 01:01:02.000
<v سارة x>a &lt; b &amp; c &rarr; d
صف ثانٍ
`);
  expect(writeSubRip(lines)).toBe(`1
00:00:00,000 --> 00:00:01,500
أول

2
01:01:01,001 --> 01:01:02,000
سارة <x>: a < b & c → d
صف ثانٍ
`);
});

test.each(captionSamples)('«$text» is read $direction', ({ text, direction }) => {
  expect(textDirection(text)).toBe(direction);
});

test.each([
  ['65', 65_000],
  ['1:05', 65_000],
  ['1:05.25', 65_250],
  ['1:02:03,5', 3_723_500],
  ['١:٠٥٫٥', 65_500],
  ['', null],
  ['1:', null],
  ['x', null],
])('the typed time «%s» is %s', (text, expected) => {
  expect(typedTime(text)).toBe(expected);
});

test('terms are written and read in rows', () => {
  const terms = [
    { term: 'closure', spoken: ['كلوجر', 'الكلوجر'] },
    { term: 'std::vector', spoken: [] },
  ];
  expect(writtenTerms(terms)).toBe('closure: كلوجر، الكلوجر\nstd::vector');
  expect(readTerms(writtenTerms(terms))).toEqual({ terms, fault: null });
  expect(readTerms('a\n\n: بلا كلمة').fault).toBe(3);
});
