import { describe, expect, test } from 'vitest';
import { soundOf } from './bones.ts';
import { readWord } from './forms.ts';
import { relation } from './related.ts';
import { writtenWords } from './written-words.ts';

const words = (text: string) => {
  const [word] = writtenWords(text);
  if (!word) throw new Error(`no word: ${text}`);
  return readWord(word);
};

const related = (one: string, other: string) => relation(words(one), words(other));

describe('one word in two forms', () => {
  test.each([
    // Broken plurals of any school.
    ['قلب', 'قلوب'],
    ['أوتار', 'وتر'],
    ['جرعة', 'جرع'],
    ['مقادير', 'مقدار'],
    ['معادلة', 'معادلات'],
    ['تمارين', 'تمرين'],
    ['هدايا', 'هدية'],
    ['ألعاب', 'لعبة'],
    ['الألوان', 'لون'],
    ['ألوان', 'لون'],
    // With a pronoun or a particle.
    ['طفلك', 'طفل'],
    ['بيتي', 'بيت'],
    ['لأصدقائنا', 'صديق'],
    ['بلغتين', 'لغة'],
    // Verbs and their nouns.
    ['يذاكر', 'مذاكرة'],
    ['يركز', 'التركيز'],
    ['سجّل', 'تسجيل'],
    ['هيتعلم', 'تعلّم'],
    // Participles and adjectives of nouns.
    ['محفوظ', 'حفظ'],
    ['مكسور', 'كسر'],
    ['مسجل', 'تسجيل'],
    ['عازف', 'تعزف'],
    ['أكمل', 'إكمال'],
    ['الشرطية', 'شروط'],
    ['بطيء', 'البطيئة'],
    ['محدد', 'المحددات'],
    // Spellings.
    ['ستوديو', 'استوديو'],
    ['كيلوغرام', 'الكيلوجرام'],
    ['بايثن', 'بايثون'],
    ['مسئلة', 'مسألة'],
    ['سكربت', 'سكريبت'],
  ])('%s and %s', (one, other) => {
    expect(related(one, other)).toBe('form');
    expect(related(other, one)).toBe('form');
  });
});

describe('a name in two scripts', () => {
  test.each([
    ['python', 'بايثون'],
    ['python', 'بايتون'],
    ['javascript', 'جافاسكربت'],
    ['linux', 'لينكس'],
    ['excel', 'إكسل'],
    ['google', 'قوقل'],
    ['google', 'جوجل'],
    ['piano', 'بيانو'],
    ['studio', 'استوديو'],
    ['function', 'فنكشن'],
    ['servers', 'سيرفر'],
  ])('%s and %s', (latin, arabic) => {
    expect(related(latin, arabic)).toBe('form');
    expect(soundOf(latin)[0]).toBe(soundOf(words(arabic).folded)[0]);
  });
});

describe('two words', () => {
  test.each([
    ['زيادة', 'زياد'],
    ['عمارة', 'عمار'],
    ['فطور', 'طور'],
    ['بسمات', 'سمات'],
    ['بطاقة', 'طاقة'],
    ['مكتبة', 'مكتب'],
    ['إسلام', 'سلم'],
    ['سماعات', 'السمعة'],
    ['java', 'javascript'],
    ['java', 'جفاف'],
    ['c', 'c++'],
    ['c#', 'c++'],
    ['python', 'باذنك'],
    ['code', 'قيد'],
    ['dart', 'darts'],
    ['محفظة', 'تحفظ'],
    ['محفظة', 'محافظات'],
    ['خادم', 'خدمة'],
    ['مشروع', 'شرع'],
    ['علوم', 'معلوم'],
    ['منطقي', 'منطقة'],
    ['phone', 'فإنه'],
    ['any', 'عنا'],
    ['goes', 'قياسات'],
    ['many', 'منيو'],
  ])('%s and %s', (one, other) => {
    expect(related(one, other)).toBeNull();
    expect(related(other, one)).toBeNull();
  });
});

test('a Latin word is one with a particle before it', () => {
  expect(related('css', 'وCSS')).toBe('same');
  expect(related('react', 'بـReact')).toBe('same');
  expect(related('c', 'css')).toBeNull();
});
