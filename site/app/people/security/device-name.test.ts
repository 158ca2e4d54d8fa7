import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  ['Chrome', 'Android', 'Chrome على Android'],
  ['Firefox', null, 'Firefox'],
  [null, 'iOS', 'iOS'],
  [null, null, 'جهاز غير معروف'],
])('%s and %s are «%s»', (browser, system, name) => {
  expect(deviceName({ browser, system, kind: null })).toBe(name);
});
