import { describe, expect, it } from 'vitest';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { failureOf, isRefusal, refusalOf, successOf } from './code-outcome.ts';

const nothing = { title: null, message: null };

describe('an OK answer', () => {
  it('whose message contains «خطأ» is a refusal', () => {
    expect(isRefusal({ title: null, message: 'الكود خطأ' })).toBe(true);
    expect(isRefusal({ title: null, message: 'تم التسجيل' })).toBe(false);
    expect(isRefusal(nothing)).toBe(false);
  });

  it('without texts gets those of the specification', () => {
    const enrolled = 'تم التسجيل في الكورس بنجاح';
    expect(successOf(nothing, enrolled)).toEqual({ title: 'نجاح', message: enrolled });
    expect(refusalOf(nothing)).toEqual({ title: 'خطأ', message: 'كود التحقق غير صحيح' });
  });

  it('keeps its own title and message', () => {
    expect(successOf({ title: 'مرحبًا', message: 'أنت معنا' }, 'تم')).toEqual({
      title: 'مرحبًا',
      message: 'أنت معنا',
    });
  });
});

describe('a failed call', () => {
  const http = (fields: Partial<ApiError>) =>
    new ApiError({ kind: 'http', status: 422, message: failureTexts.refused, ...fields });

  it.each([
    [http({ message: 'انتهت صلاحية الكود' }), { title: 'خطأ', message: 'انتهت صلاحية الكود' }],
    [http({ title: 'تنبيه', message: 'مهلًا' }), { title: 'تنبيه', message: 'مهلًا' }],
    [http({}), { title: 'خطأ', message: 'كود التحقق غير صحيح' }],
    [
      http({ status: 429, message: failureTexts.tooMany }),
      { title: 'خطأ', message: failureTexts.tooMany },
    ],
    [
      new ApiError({ kind: 'network', message: failureTexts.network }),
      { title: 'خطأ', message: 'حدث خطأ أثناء الاتصال بالخادم' },
    ],
    [new Error('boom'), { title: 'خطأ', message: 'حدث خطأ أثناء الاتصال بالخادم' }],
  ])('%s is shown as %j', (error, notice) => {
    expect(failureOf(error, 'كود التحقق غير صحيح')).toEqual(notice);
  });
});
