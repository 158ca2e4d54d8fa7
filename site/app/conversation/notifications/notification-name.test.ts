import { notificationTypes } from '@nibras/contract/conversation/notifications/shapes.ts';
import { expect, it } from 'vitest';
import { notificationName } from './notification-name.ts';

it.each(notificationTypes)('%s has an Arabic name', (type) => {
  expect(notificationName(type)).toMatch(/^[\u0600-\u06ff ]+$/);
});

it.each([
  ['App\\Notifications\\BadgeGiven', 'BadgeGiven'],
  ['Plain', 'Plain'],
  ['', ''],
])('the unknown type %j is shown as %j', (type, name) => {
  expect(notificationName(type)).toBe(name);
});
