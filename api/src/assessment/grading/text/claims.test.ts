import { describe, expect, test } from 'vitest';
import { questionWords } from '../question/question-words.ts';
import { claimsOf } from './claims.ts';

const claims = (question: string, text: string) =>
  claimsOf(text, questionWords(`<p>${question}</p>`));

describe('what a sentence claims', () => {
  test.each<[question: string, text: string, claim: string[]]>([
    ['ما عاصمة بريطانيا؟', 'لندن هي عاصمة بريطانيا', ['لندن']],
    ['ما أكبر عدد من رقمين؟', 'أكبر عدد هو 99', ['99']],
    ['أعرب «الطالبُ» في: نجح الطالبُ', 'الطالبُ: فاعل', ['فاعل']],
    ['ما عاصمة بريطانيا؟', 'لندن (London)', ['لندن', 'London']],
    ['ما مرادف «سعيد»؟', 'مسرور أو فرح', ['مسرور', 'فرح']],
    ['ما أكبر كوكب؟', 'المشتري (أكبر كوكب)', ['المشتري']],
    ['ماذا نفعل أولًا؟', 'أغسل اليدين', ['نغسل اليدين']],
    ['ما أول شيء نفعله؟', 'نضغط على الجرح', ['الضغط على الجرح']],
    ['ما الكسر؟', 'ثلاثة على أربعة', ['3/4']],
    ['ما رقم الطوارئ؟', '1-1-2', ['112']],
  ])('%s %s', (question, text, claim) => {
    expect(claims(question, text)).toContainEqual(claim);
  });

  test.each<[question: string, text: string, claim: string[]]>([
    ['ما ضد كلمة «كبير»؟', 'كبير هو صغير', ['صغير']],
    ['ما نصف 10؟', 'نصف 5', ['5']],
    ['ما أكبر كوكب؟', 'المشتري هو أصغر كوكب', ['المشتري']],
    ['ما أكبر كوكب؟', 'المشتري (زحل)', ['المشتري']],
    ['ما ناتج 6 × 7؟', '6 + 7 = 42', ['42']],
    ['كم عددهم؟', '1,2,3', ['123']],
  ])('%s %s does not claim it', (question, text, claim) => {
    expect(claims(question, text)).not.toContainEqual(claim);
  });

  test('a long text is taken as it stands, and a short one in few ways', () => {
    expect(claims('ما أكبر عدد؟', 'أكبر عدد هو '.repeat(40))).toHaveLength(1);
    expect(claims('ما أكبر عدد؟', 'أكبر عدد هو '.repeat(12)).length).toBeLessThan(25);
  });
});
