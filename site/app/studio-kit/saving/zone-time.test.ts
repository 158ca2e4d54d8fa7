import { expect, test } from 'vitest';
import { zoneName } from './zone-time.ts';

test.each([
  ['Africa/Cairo', 'توقيت مصر'],
  ['Asia/Riyadh', 'توقيت المملكة العربية السعودية'],
])('%s is called as people call it', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
