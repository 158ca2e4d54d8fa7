import type { ModeratedItem } from '@nibras/contract/conversation/moderation/studio/shapes.ts';

/** What was written right before or after a reported message. */
export function ContextMessages({ messages }: { messages: ModeratedItem['context'] }) {
  if (messages.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 border-s-2 border-line ps-3 text-sm text-text-soft">
      {messages.map(({ id, author, text }) => (
        <li key={id} className="min-w-0 wrap-anywhere">
          <bdi className="font-medium">{author}</bdi>: <bdi className="line-clamp-2">{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
