import { countLabel } from '@nibras/contract/text/count.ts';
import { adjectives, rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PushInvitation } from '#conversation/push/index.ts';
import type { ListAddress } from '#platform/pages/list-address.ts';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { ChatIcon } from '#ui/ornament/icons.ts';
import { chatHref } from '../chat-address.ts';
import { ConnectionNotice } from '../connection-notice.tsx';
import { useNow } from '../messages/use-now.ts';
import { useMessenger } from '../messenger-store.ts';
import { messengerTexts } from '../messenger-texts.ts';
import { MuteButton } from '../mute-button.tsx';
import { FoundMessages } from '../search/found-messages.tsx';
import { totalUnread } from './conversation-list.ts';
import { ListRow, ListRowSkeleton } from './list-row.tsx';
import { loadMoreConversations, retryConversations } from './load-conversations.ts';

interface ListPaneProps {
  chosen: number | null;
  /** The search in all conversations, whose results are shown in place of the list. */
  search: ListAddress;
  className?: string;
}

/** The list of conversations, the most recent first, and the search in their messages. */
export function ListPane({ chosen, search, className }: ListPaneProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const canSearch = useMessenger((state) => state.canSearch && state.rows.length > 0);
  const unread = useMessenger(({ rows }) => totalUnread(rows));
  return (
    <nav aria-label="قائمة المحادثات" className={cx('flex min-h-0 flex-col bg-surface', className)}>
      <header className="flex min-h-18 shrink-0 items-center gap-3 border-b border-line px-4 sm:px-5">
        <div className="min-w-0 grow">
          <h2 className="text-xl">المحادثات</h2>
          {unread > 0 && (
            <p className="text-sm text-accent-text">
              {countLabel(unread, rareNouns.message, 'nominative', adjectives.new)}
            </p>
          )}
        </div>
        <MuteButton />
      </header>
      {/* An open conversation shows the notice itself, so that it is announced once. */}
      {chosen === null && <ConnectionNotice />}
      {(canSearch || search.search) && (
        <SearchBox
          label="ابحث في رسائلك"
          value={search.search}
          onSearch={(text) =>
            void navigate(chatHref(params, { search: text || null, page: null, find: null }), {
              replace: search.search !== '' && text !== '',
              preventScrollReset: true,
            })
          }
          className="shrink-0 border-b border-line px-4 py-2.5 sm:px-5"
        />
      )}
      {search.search ? (
        <FoundMessages address={search} conversation={null} />
      ) : (
        <Rows chosen={chosen} />
      )}
    </nav>
  );
}

function Rows({ chosen }: { chosen: number | null }) {
  const { rows, listStatus, nextRows, loadingMore } = useMessenger();
  const me = useSession((state) => Number(state.user?.id ?? 0));
  const now = useNow();
  if (rows.length === 0 || me === 0) {
    if (listStatus === 'failed') {
      return (
        <FailedState
          title="تعذر تحميل المحادثات"
          message="تحقق من اتصالك ثم أعد المحاولة."
          onRetry={retryConversations}
        />
      );
    }
    return listStatus === 'ready' && me > 0 ? <NoConversations /> : <LoadingList />;
  }
  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain">
      <ul>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            row={row}
            me={me}
            now={now}
            chosen={row.id === chosen}
            replaces={chosen !== null}
          />
        ))}
      </ul>
      <PushInvitation className="p-4 sm:p-5" />
      {nextRows && (
        <div className="flex justify-center p-4">
          <Button
            variant="secondary"
            size="sm"
            loading={loadingMore}
            loadingLabel="جارٍ التحميل…"
            onClick={() => void loadMoreConversations()}
          >
            محادثات أقدم
          </Button>
        </div>
      )}
    </div>
  );
}

function NoConversations() {
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <EmptyState
        icon={<ChatIcon />}
        title={messengerTexts.noConversations}
        description={wording`اطرح سؤالًا تحت أي محاضرة في كورساتك، وتبدأ محادثتك مع المعلّم هنا.`}
        action={
          <Button asChild variant="secondary">
            <Link to="/my-courses">{wording`كورساتي`}</Link>
          </Button>
        }
        headingLevel={3}
      />
    </div>
  );
}

function LoadingList() {
  return (
    <div role="status" aria-label="جارٍ تحميل المحادثات" className="overflow-hidden">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <ListRowSkeleton key={line} />
      ))}
    </div>
  );
}
