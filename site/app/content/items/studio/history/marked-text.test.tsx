import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const marked = (before: string, after: string) =>
  renderToStaticMarkup(<MarkedText before={before} after={after} />).replace(/ class="[^"]*"/g, '');

test('an Arabic word is marked as a whole, with its marks', () => {
  expect(marked('عدد المرات مقدما. ثم نبدأ', 'عدد المرات مسبقًا. ثم نبدأ')).toBe(
    '<p dir="auto">عدد المرات <del>مقدما</del><ins>مسبقًا</ins>. ثم نبدأ</p>',
  );
});

test('added lines are marked, and what stays is not', () => {
  expect(marked('a = 1', 'a = 1\nb')).toBe('<p dir="auto">a = 1<ins>\nb</ins></p>');
});
