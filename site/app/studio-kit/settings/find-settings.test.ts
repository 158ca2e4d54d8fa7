import { expect, it } from 'vitest';
import type { SettingEntry, StudioPart } from '../part/studio-part.ts';
import { findSettings, pageOfField, settingEntries } from './find-settings.ts';

const setting = (
  subject: SettingEntry['subject'],
  to: string,
  name: string,
  words = '',
): SettingEntry => ({ subject, to, name, words, capability: 'settings:edit' });

const parts: StudioPart[] = [
  { settings: [setting('contact', '/studio/settings/contact#address', 'العنوان')] },
  {},
  {
    settings: [
      setting('identity', '/studio/settings#name', 'اسم الموقع', 'العنوان'),
      setting('identity', '/studio/settings#icon', 'الأيقونة', 'favicon'),
      {
        ...setting('payment', '/studio/settings/payment#vat', 'الضريبة'),
        capability: 'selling:manage',
      },
    ],
  },
];
const entries = settingEntries(parts);
const namesFor = (search: string) =>
  findSettings(entries, search, ['settings:edit']).map(({ name }) => name);

it('the settings of all features stand in the order of the subjects', () => {
  expect(entries.map(({ subject }) => subject)).toEqual([
    'identity',
    'identity',
    'contact',
    'payment',
  ]);
});

it('a setting is found without its hamza, by another word and by its subject', () => {
  expect(namesFor('الايقونه')).toEqual(['الأيقونة']);
  expect(namesFor('FAVICON')).toEqual(['الأيقونة']);
  expect(namesFor('الهويه')).toEqual(['اسم الموقع', 'الأيقونة']);
});

it('what is named so comes before what only mentions it', () => {
  expect(namesFor('العنوان')).toEqual(['العنوان', 'اسم الموقع']);
});

it('nothing is found for an empty search, nor what the user may not change', () => {
  expect(namesFor(' ')).toEqual([]);
  expect(namesFor('الضريبة')).toEqual([]);
});

it('a field that moved to another page leads there, and one of the page itself nowhere', () => {
  const at = (pathname: string, hash: string) => pageOfField(entries, { pathname, hash });
  expect(at('/studio/settings', '#address')).toBe('/studio/settings/contact#address');
  expect(at('/studio/settings', '#name')).toBeNull();
  expect(at('/studio/settings', '#unknown')).toBeNull();
  expect(at('/studio/settings', '')).toBeNull();
});
