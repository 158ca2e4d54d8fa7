import { describe, expect, it } from 'vitest';
import { type TrailNames, trailOf } from './trail.ts';
import { currentFor } from './use-current.ts';

const trailText = (pathname: string, names: TrailNames = {}) =>
  trailOf(pathname, names)
    ?.map(({ label, to }) => (to ? `${label}(${to})` : label))
    .join(' › ');

describe('the breadcrumb trail', () => {
  it.each(['/', '/chat', '/chat/7'])('is absent on %s', (path) => {
    expect(trailOf(path, {})).toBeNull();
  });

  it.each([
    ['/courses', {}, 'الرئيسية(/) › الكورسات'],
    ['/courses/3', { title: 'بايثون' }, 'الرئيسية(/) › الكورسات(/courses) › بايثون'],
    ['/courses/3', {}, 'الرئيسية(/) › الكورسات(/courses) › الكورس'],
    ['/courses/3', { title: 'أ', courseName: 'ب' }, 'الرئيسية(/) › الكورسات(/courses) › ب'],
    [
      '/courses/3/lecture/9',
      { courseName: 'بايثون', title: 'المتغيرات' },
      'الرئيسية(/) › الكورسات(/courses) › بايثون(/courses/3) › المتغيرات',
    ],
    ['/teacher/5', { teacherName: 'ليان' }, 'الرئيسية(/) › ليان'],
    ['/no/such', { title: 'الصفحة غير موجودة' }, 'الرئيسية(/) › الصفحة غير موجودة'],
  ])('of %s with %j', (path, names, trail) => {
    expect(trailText(path, names)).toBe(trail);
  });

  it.each(['/order-service', '/order-service/4'])('of %s uses the name of the service', (path) => {
    const names = { serviceName: 'المتاجر', title: 'طلب خدمة' };
    expect(trailText(path, names)).toBe('الرئيسية(/) › الخدمات(/services) › المتاجر');
  });

  it('ends in a crumb without a URL', () => {
    expect(trailOf('/courses/3/lecture/9', {})?.at(-1)).not.toHaveProperty('to');
  });
});

describe('a link of the menu', () => {
  it.each([
    ['/', '/', 'page'],
    ['/', '/courses', undefined],
    ['/courses', '/courses/', 'page'],
    ['/courses', '/courses/3/lecture/4', 'true'],
    ['/courses', '/courses-old', undefined],
  ])('%s on the page %s is marked %s', (to, pathname, mark) => {
    expect(currentFor(to, pathname)).toBe(mark);
  });
});
