import { expect, it } from 'vitest';
import { verbIn, verbsFor, verbsNaming } from './verbs.ts';

it('a search begins with a verb, however it is spelled, and goes on with a name', () => {
  expect(verbIn('سعر بايثون من الصفر', ['course:create'])).toMatchObject({
    verb: { name: 'سعر' },
    of: 'بايثون من الصفر',
  });
  expect(verbIn('إنشر مقال البداية', ['article:edit'])?.of).toBe('مقال البداية');
  expect(verbIn('سجل طالبا في  بايثون', ['course:enrol'])).toMatchObject({
    verb: { name: 'سجّل طالبًا في' },
    of: 'بايثون',
  });
  expect(verbIn('اعد مالا', ['selling:manage'])?.of).toBe('');
});

it('a word that only looks like a verb is a search, and so is a verb that one may not use', () => {
  expect(verbIn('سعرات حرارية', ['course:create'])).toBeNull();
  expect(verbIn('أعد مالًا', ['course:create'])).toBeNull();
});

it('the beginning of a verb offers it', () => {
  expect(verbsFor('انش', ['article:edit']).map(({ name }) => name)).toEqual(['انشر']);
  expect(verbsFor('شيء آخر', ['article:edit'])).toEqual([]);
});

it('a later word of a verb offers it too, once', () => {
  const naming = (search: string) => verbsNaming(search, ['course:create']).map(({ name }) => name);
  expect(naming('معلم')).toEqual(['أضف معلّمًا إلى']);
  expect(naming('أضف')).not.toContain('أضف معلّمًا إلى');
  expect(naming('علم')).toEqual([]);
});
