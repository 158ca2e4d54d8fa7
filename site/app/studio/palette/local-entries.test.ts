import { expect, it } from 'vitest';
import { leadingEntries, localEntries } from './local-entries.ts';

const namesFor = (search: string, capabilities: Parameters<typeof localEntries>[1] = []) =>
  localEntries(search, capabilities).map(({ name }) => name);

it('a command is found without the hamza, by its start and by another word', () => {
  for (const search of ['كورس جد', 'اضف', 'New course']) {
    expect(namesFor(search, ['course:create'])).toEqual(['كورس جديد']);
  }
});

it('a page is found by its name', () => {
  expect(namesFor('سله المحذوفات')).toEqual(['سلة المحذوفات']);
});

it('what the user may not do is not offered', () => {
  expect(namesFor('كورس جديد')).toEqual([]);
  expect(namesFor('التصنيفات')).toEqual([]);
  expect(namesFor('التصنيفات', ['settings:edit'])).toEqual(['التصنيفات']);
});

it('an empty search has everything that the user may open', () => {
  expect(namesFor('')).toContain('الرئيسية');
  expect(namesFor('').length).toBeLessThan(namesFor('', ['course:create', 'settings:edit']).length);
});

it('a setting is found once, on its page and at its field, and stands in no list without a search', () => {
  const found = localEntries('الهاتف', ['settings:edit']);
  expect(found.map(({ path }) => path)).toEqual(['/studio/settings/contact#phone']);
  expect(namesFor('كلمات البحث', ['settings:edit'])).toEqual(['كلمات البحث']);
  expect(namesFor('', ['settings:edit'])).not.toContain('الهاتف');
  expect(namesFor('الهاتف')).toEqual([]);
});

it('a page or a command whose own words begin with what is typed comes before what is found, names first', () => {
  const leading = (search: string) =>
    leadingEntries(localEntries(search, ['people:manage', 'settings:edit']), search);
  expect(leading('معلم').leading[0]?.name).toBe('دعوة معلّم أو محرّر إلى الفريق');
  expect(leading('الاشخاص').leading.map(({ name }) => name)).toEqual([
    'الأشخاص',
    'الأشخاص والأدوار',
  ]);
  // The middle of a word, and the room alone, do not lead.
  expect(leading('شخاص').leading).toEqual([]);
  for (const search of ['شخاص', 'الطلاب']) {
    expect(leading(search).others.map(({ name }) => name)).toContain('الأشخاص');
  }
});
