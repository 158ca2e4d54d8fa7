import type { Discussion } from '@nibras/contract/discussions.ts';
import type { Message } from '@nibras/contract/messenger.ts';
import type { DiscussionRow } from './queries.ts';

/** A question with its replies, which the messenger has presented. */
export function presentDiscussion(
  row: DiscussionRow,
  replies: Message[],
  permissions: Discussion['permissions'],
): Discussion {
  const { id, name, photo } = row.writer;
  return {
    id: row.id,
    description: row.description,
    created_at: row.createdAt.toISOString(),
    user: { id, name, profile_photo_url: photo },
    conversation: { id: row.conversationId, messages: replies },
    permissions,
  };
}
