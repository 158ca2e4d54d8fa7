import type { ParsedDiscussion, ParsedReply } from '@nibras/contract/compat/parse-discussions.ts';
import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { discussions as limits } from '@nibras/contract/limits.ts';

/** A reply in a thread: from the server, or still being sent. */
export interface ShownReply extends ParsedReply {
  pending?: boolean;
}

const timeOf = ({ created_at }: ParsedDiscussion) => new Date(created_at).getTime() || 0;

/** Sorts the user's own question first, then the newest (docs/behaviour/discussions.md#list). */
export function sortDiscussions(
  discussions: readonly ParsedDiscussion[],
  me: number,
): ParsedDiscussion[] {
  const own = (one: ParsedDiscussion) => Number(one.user.id === me);
  return discussions.toSorted(
    (one, other) => own(other) - own(one) || timeOf(other) - timeOf(one) || other.id - one.id,
  );
}

const same = (one: ParsedMessage, other: ParsedMessage) =>
  one.id === other.id ||
  (one.client_key !== null && one.client_key === other.client_key && one.user_id === other.user_id);

/** Adds a received message, without duplicates and in order. A socket's event lacks a picture's description. */
export const withMessage = (
  messages: readonly ParsedReply[],
  received: ParsedReply,
): ParsedReply[] =>
  [
    ...messages.filter((stored) => !same(stored, received)),
    { ...messages.find((stored) => same(stored, received)), ...received },
  ].toSorted((one, other) => one.id - other.id);

/** Adds a message to a discussion; returns it unchanged when the message belongs to another conversation. */
export function withReply<Discussion extends Pick<ParsedDiscussion, 'conversation'>>(
  discussion: Discussion,
  received: ParsedMessage,
): Discussion {
  const { conversation } = discussion;
  if (conversation?.id !== received.conversation_id) return discussion;
  return {
    ...discussion,
    conversation: { ...conversation, messages: withMessage(conversation.messages, received) },
  };
}

/** The replies of a thread: the stored messages, then the pending replies that are not stored yet. */
export const withPending = (
  messages: readonly ParsedReply[],
  pending: readonly ShownReply[],
): ShownReply[] => [
  ...messages,
  ...pending.filter((reply) => !messages.some((stored) => same(stored, reply))),
];

/** How many questions to show so that `last` is the last shown one; the initial number when it is not in the list. */
export const shownUntil = (
  questions: readonly Pick<ParsedDiscussion, 'id'>[],
  last: number | undefined,
): number => Math.max(questions.findIndex(({ id }) => id === last) + 1, limits.shownAtFirst);
