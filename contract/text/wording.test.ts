import { afterEach, describe, expect, test } from 'vitest';
import { processorTime } from '../testing/processor-time.ts';
import {
  type ChosenNouns,
  interfaceNouns,
  nounChoices,
  proposeForms,
  sharedName,
  wordingTable,
} from './interface-nouns.ts';
import { setWording } from './reword.ts';
import { worded, wording } from './wording.ts';

afterEach(() => setWording(null));

const change = (chosen: ChosenNouns) => setWording(wordingTable(chosen));
const school: ChosenNouns = {
  course: proposeForms('دورة'),
  lecture: proposeForms('درس', { plural: 'دروس', plural_object: 'دروسًا' }),
  student: proposeForms('متدرّب', { human: true }),
  teacher: proposeForms('مدرّبة'),
  service: proposeForms('عرض', { plural: 'عروض' }),
};

describe('the default nouns', () => {
  test.each([
    [wording`الكورس {الذي|التي} تريد`, 'الكورس الذي تريد'],
    [wording`أضف محاضرة{ًا} {جديدة|جديدًا}`, 'أضف محاضرة جديدة'],
    [wording`{=شهادة} الخادم، وشهادة {course:مكتوب|مكتوبة}`, 'شهادة الخادم، وشهادة مكتوب'],
    [wording`${'كورس {أ|ب}'} في ${2} و${'ب'}`, 'كورس {أ|ب} في 2 وب'],
    [worded('الطلاب{ون}'), 'الطلاب'],
  ])('are written without marks: %s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('replaced nouns', () => {
  test.each<[() => string, string]>([
    [() => wording`الكورس {الذي|التي} اخترته`, 'الدورة التي اخترته'],
    [() => wording`للكورس وبالكورس وفي كورسك وكورساتي`, 'للدورة وبالدورة وفي دورتك ودوراتي'],
    [() => wording`كورسان وكورسين وكورسًا و5 كورسات`, 'دورتان ودورتين ودورة و5 دورات'],
    [() => wording`المحاضرة {التي|الذي} في محاضرتك`, 'الدرس الذي في درسك'],
    [() => wording`أضف محاضرة{ًا} أو محاضرات{ًا}`, 'أضف درسًا أو دروسًا'],
    [() => wording`يرى الطلاب{ون} ما أرسله طلابك{و}`, 'يرى المتدرّبون ما أرسله متدرّبوك'],
    [() => wording`من طلاب{ي} الكورس إلى طلابك`, 'من متدرّبي الدورة إلى متدرّبيك'],
    [
      () => wording`المعلّمون، ومعلّمو المنصة، ولمعلّمي الكورس`,
      'المدرّبات، ومدرّبات المنصة، ولمدرّبات الدورة',
    ],
    [
      () => wording`محاضرة من كورس {lecture:جديدة|جديد} {course:قديم|قديمة}`,
      'درس من دورة جديد قديمة',
    ],
    [() => wording`${'الكورس'} في الكورس ${'{أ|ب}'}`, 'الكورس في الدورة {أ|ب}'],
    [() => wording`{=الخدمة} والخدمة {مميزة|مميز}`, 'الخدمة والعرض مميز'],
    [() => wording`الاختبار {الذي|التي} تغيّر`, 'الاختبار الذي تغيّر'],
    [() => wording`كورسيكا والكورسيه`, 'كورسيكا والكورسيه'],
    [() => wording`${3} {course:متاح|متاحة}`, '3 متاحة'],
  ])('%#', (text, expected) => {
    change(school);
    expect(text()).toBe(expected);
  });

  test('follow at once, and leave when they are taken back', () => {
    const text = () => wording`الكورس`;
    expect(text()).toBe('الكورس');
    change({ course: proposeForms('مساق') });
    expect(text()).toBe('المساق');
    change({ course: proposeForms('دورة') });
    expect(text()).toBe('الدورة');
    change({});
    expect(text()).toBe('الكورس');
  });

  test('that begin with ل keep it after «لل»', () => {
    change({ chapter: proposeForms('لقاء') });
    expect(wording`للفصل وبالفصل`).toBe('للقاء وباللقاء');
  });

  test('every form of every ready choice is used', () => {
    for (const noun of interfaceNouns) {
      const [own, ...others] = nounChoices[noun];
      for (const other of others) {
        change({ [noun]: other });
        expect(worded(own.plural)).toBe(other.plural);
        expect(worded(`و${own.dual}`)).toBe(`و${other.dual}`);
        expect(worded(`ال${own.singular}`)).toBe(`ال${other.singular}`);
      }
    }
  });

  test('that are the default ones change nothing', () => {
    expect(wordingTable({ course: nounChoices.course[0] })).toBeNull();
    expect(wordingTable({})).toBeNull();
  });

  test('a long text is worded in linear time', async () => {
    change(school);
    const long = 'و'.repeat(200_000);
    const time = await processorTime(() => {
      worded(long);
      worded('{'.repeat(100_000));
      worded('{a:'.repeat(50_000));
    }, 1);
    expect(time).toBeLessThan(2_000);
  });
});

describe('proposed forms', () => {
  test.each([
    ['مساق', {}, ['مساقان', 'مساقين', 'مساقات', 'مساقات', 'مساقًا']],
    ['وحدة', {}, ['وحدتان', 'وحدتين', 'وحدات', 'وحدات', 'وحدة']],
    ['مدرّب', { human: true }, ['مدرّبان', 'مدرّبين', 'مدرّبين', 'مدرّبون', 'مدرّبًا']],
    ['مدرّبة', { human: true }, ['مدرّبتان', 'مدرّبتين', 'مدرّبات', 'مدرّبات', 'مدرّبة']],
    ['لقاء', {}, ['لقاءان', 'لقاءين', 'لقاءات', 'لقاءات', 'لقاءً']],
    ['مستوى', {}, ['مستويان', 'مستويين', 'مستويات', 'مستويات', 'مستوى']],
  ] as const)('of %s', (singular, options, expected) => {
    const { dual, dual_oblique, plural, plural_subject, accusative } = proposeForms(
      singular,
      options,
    );
    expect([dual, dual_oblique, plural, plural_subject, accusative]).toEqual(expected);
  });
});

describe('one name for two things is found', () => {
  test.each<[ChosenNouns, string | undefined]>([
    [{ course: proposeForms('باقة') }, 'باقة'],
    [{ course: proposeForms('محاضرة') }, 'محاضرة'],
    [
      {
        course: proposeForms('درس', { plural: 'x' }),
        lecture: proposeForms('درس', { plural: 'y' }),
      },
      'درس',
    ],
    [
      { course: proposeForms('محاضرة'), lecture: proposeForms('درس', { plural: 'دروس' }) },
      undefined,
    ],
    [{ quiz: proposeForms('اختبار') }, undefined],
    [school, undefined],
  ])('%#', (chosen, word) => {
    expect(sharedName(chosen)?.word).toBe(word);
  });
});
