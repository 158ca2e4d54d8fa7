import { useEffect } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import { fixedMeta } from '#platform/head.ts';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { chatHref, readChatAddress } from './chat-address.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { ListPane } from './conversations/list-pane.tsx';
import { closeConversation, openConversation } from './open-conversation.ts';
import { useConnectionCheck } from './use-connection-check.ts';
import { useLiveMessenger } from './use-live-messenger.ts';
import { useVisibleHeight } from './use-visible-height.ts';
import { Welcome } from './welcome.tsx';

export const meta = fixedMeta({ title: 'المحادثات' });

/** On a phone the layout hides its bars while a conversation is open. */
export const handle = {
  conversationOpen: ({ search }: Location) =>
    readChatAddress(new URLSearchParams(search)).conversation !== null,
};

export default function ChatPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const { conversation: chosen, found, search: listSearch, find } = readChatAddress(search);
  const me = useSession((state) => state.user?.id);
  useLiveMessenger();
  useConnectionCheck();
  useVisibleHeight();

  useEffect(() => {
    if (chosen !== null && me !== undefined) void openConversation(chosen, found);
    else closeConversation();
  }, [chosen, found, me]);
  useEffect(() => closeConversation, []);

  /**
   * Goes back in the history when the list was the previous entry, so that the phone's back button stays consistent.
   */
  function back() {
    const fromList = (location.state as { fromList?: boolean } | null)?.fromList;
    if (fromList) void navigate(-1);
    else void navigate(chatHref(search, { c: null, m: null, find: null }), { replace: true });
  }

  return (
    <div className="mx-auto h-[calc(100dvh-3.8125rem-var(--bottom-bar)-env(safe-area-inset-bottom))] w-full max-w-page md:h-[calc(100dvh-4.5625rem)] md:border-line xl:w-[calc(100%-2*var(--spacing-gutter))]! xl:border-x">
      <h1 className="sr-only">المحادثات</h1>
      <div className="flex h-full">
        <ListPane
          chosen={chosen}
          search={listSearch}
          className={cx(
            'w-full md:w-80 md:shrink-0 md:border-e md:border-line lg:w-96',
            chosen !== null && 'max-md:hidden',
          )}
        />
        {chosen === null ? (
          <Welcome className="max-md:hidden" />
        ) : (
          <ConversationPane
            key={chosen}
            id={chosen}
            found={found}
            find={find}
            onBack={back}
            className="max-md:fixed max-md:inset-x-0 max-md:top-(--visible-top,0px) max-md:z-header max-md:h-(--visible-height,100dvh)"
          />
        )}
      </div>
    </div>
  );
}
