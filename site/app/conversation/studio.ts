import type { ConversationAction } from '@nibras/contract/conversation/register.ts';
import { studioParts } from '#studio-kit/part/studio-part.ts';
import { announcements } from './announcements/studio/register.ts';
import { discussions } from './discussions/studio/register.ts';
import { inbox } from './inbox/studio/register.ts';
import { messenger } from './messenger/studio/register.ts';
import { moderation } from './moderation/studio/register.ts';

/** What the studio has of this domain. */
export const conversationStudio = studioParts<ConversationAction>()([
  announcements,
  discussions,
  inbox,
  messenger,
  moderation,
]);
