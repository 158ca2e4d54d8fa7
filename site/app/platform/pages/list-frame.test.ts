import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError, isUnsupportedCall } from '#platform/api/api-error.ts';
import { ListFrame } from './list-frame.tsx';

const failed = (status: number) => new ApiError({ kind: 'http', status, message: 'الخدمة مشغولة' });

const shown = (answer: string[] | undefined, error: Error | null = null) =>
  renderToStaticMarkup(
    createElement(ListFrame<string[], string>, {
      // biome-ignore lint/correctness/noChildrenProp: it is a function, which is no argument of createElement
      children: (items) => items.join(),
      list: { error, isFetching: false, refetch: () => undefined },
      answer,
      itemsOf: (items) => items,
      failedTitle: 'تعذر التحميل',
      refusalOf: (reason) => (isUnsupportedCall(reason) ? 'غير متاح' : null),
      skeleton: 'جارٍ التحميل',
      controls: 'بحث',
      empty: 'لا شيء',
    }),
  );

test('a list is shown in its state', () => {
  expect(shown(undefined)).toBe('جارٍ التحميل');
  expect(shown([])).toBe('بحثلا شيء');
  expect(shown(['أ', 'ب'])).toBe('بحثأ,ب');
  expect(shown(undefined, failed(404))).toBe('غير متاح');
  const failure = shown(undefined, failed(503));
  for (const text of ['role="alert"', 'تعذر التحميل', 'الخدمة مشغولة', 'أعد المحاولة']) {
    expect(failure).toContain(text);
  }
  expect(failure).not.toContain('بحث');
});

test('items stay when a refetch fails', () => {
  expect(shown(['أ'], failed(503))).toBe('بحثأ');
});
