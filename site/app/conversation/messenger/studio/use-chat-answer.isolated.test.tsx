// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { sessionStore } from '#platform/session/session-store.ts';
import { changeDraft, draftOf } from '../composer/drafts.ts';
import { useChatAnswer } from './use-chat-answer.ts';

type Hook = ReturnType<typeof useChatAnswer>;

function Answer({ id, onHook }: { id: number; onHook(hook: Hook): void }) {
  onHook(useChatAnswer(id, 'سلمى'));
  return null;
}

/** The hook of the inbox for a conversation, and the way to end it. */
function answering(id: number): { hook: Hook; end(): void } {
  let hook: Hook | undefined;
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Answer
          id={id}
          onHook={(made) => {
            hook = made;
          }}
        />
      </QueryClientProvider>,
    ),
  );
  if (!hook) throw new Error('the answer was not rendered');
  return { hook, end: () => flushSync(() => root.unmount()) };
}

// One key in two places: a module that both import would be one more file for the chat's page.
test('what is typed in the inbox is the draft of the chat, and the other way round', () => {
  sessionStore.setState({ isAuthenticated: true, user: { id: 7 } });
  const inbox = answering(1);
  flushSync(() => inbox.hook.write('كتبته في الوارد'));
  expect(draftOf(1).text).toBe('كتبته في الوارد');
  inbox.end();

  changeDraft(2, { text: 'كتبته في المحادثة' });
  const other = answering(2);
  expect(other.hook.text).toBe('كتبته في المحادثة');
  other.end();
});
