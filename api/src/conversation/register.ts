import type { Feature } from '#platform/feature.ts';
import { announcements } from './announcements/register.ts';
import { contact } from './contact/register.ts';
import { digest } from './digest/register.ts';
import { discussions } from './discussions/register.ts';
import { inbox } from './inbox/register.ts';
import { messenger } from './messenger/register.ts';
import { moderation } from './moderation/register.ts';
import { notifications } from './notifications/register.ts';
import { push } from './push/register.ts';

export const conversation: readonly Feature[] = [
  announcements,
  contact,
  digest,
  discussions,
  inbox,
  messenger,
  moderation,
  notifications,
  push,
];
