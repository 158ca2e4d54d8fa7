import type { ParsedDiscussion } from '@nibras/contract/compat/parse-discussions.ts';
import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { discussions as limits } from '@nibras/contract/limits.ts';

/** A reply as it stands in a thread: from the server, or still on its way there. */
export interface ShownReply extends ParsedMessage {
  waiting?: boolean;
}

const timeOf = ({ created_at }: ParsedDiscussion) => new Date(created_at).getTime() || 0;

/** One's own first, then the newest (docs/behaviour/discussions.md#list), whatever order the server keeps. */
export function ordered(discussions: readonly ParsedDiscussion[], me: number): ParsedDiscussion[] {
  const own = (one: ParsedDiscussion) => Number(one.user.id === me);
  return discussions.toSorted(
    (one, other) => own(other) - own(one) || timeOf(other) - timeOf(one) || other.id - one.id,
  );
}

const same = (one: ParsedMessage, other: ParsedMessage) =>
  one.id === other.id ||
  (one.client_key !== null && one.client_key === other.client_key && one.user_id === other.user_id);

/** The messages with one that has arrived: each once, in order. */
export const withMessage = (
  messages: readonly ParsedMessage[],
  arrived: ParsedMessage,
): ParsedMessage[] =>
  [...messages.filter((known) => !same(known, arrived)), arrived].toSorted(
    (one, other) => one.id - other.id,
  );

/** A discussion with a message of its conversation; itself where the message belongs elsewhere. */
export function withReply<Discussion extends Pick<ParsedDiscussion, 'conversation'>>(
  discussion: Discussion,
  arrived: ParsedMessage,
): Discussion {
  const { conversation } = discussion;
  if (conversation?.id !== arrived.conversation_id) return discussion;
  return {
    ...discussion,
    conversation: { ...conversation, messages: withMessage(conversation.messages, arrived) },
  };
}

/** What a thread shows: what the server knows, and after it what is on its way and not known yet. */
export const withWaiting = (
  messages: readonly ParsedMessage[],
  waiting: readonly ShownReply[],
): ShownReply[] => [
  ...messages,
  ...waiting.filter((reply) => !messages.some((known) => same(known, reply))),
];

/** How many of the questions are shown when `last` is the last of them; the first few where it is not there. */
export const shownUntil = (
  questions: readonly Pick<ParsedDiscussion, 'id'>[],
  last: number | undefined,
): number => Math.max(questions.findIndex(({ id }) => id === last) + 1, limits.shownAtFirst);
