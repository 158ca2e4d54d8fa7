import { courseLengths } from '@nibras/contract/limits.ts';
import { expect, it } from 'vitest';
import { hoursLabel } from './course-labels.ts';

it.each([
  [7, '7 دقائق'],
  [59, '59 دقيقة'],
  [60, 'ساعة واحدة'],
  [89, 'ساعة واحدة'],
  [90, 'ساعة ونصف'],
  [courseLengths.mediumFrom - 1, 'ساعة ونصف'],
  [courseLengths.mediumFrom, 'ساعتان'],
  [150, 'ساعتان ونصف'],
  [courseLengths.longFrom - 1, '3 ساعات ونصف'],
  [courseLengths.longFrom, '4 ساعات'],
  [690, '11 ساعة ونصف'],
])('a course of %i minutes takes %s', (minutes, label) => {
  expect(hoursLabel(minutes)).toBe(label);
});
