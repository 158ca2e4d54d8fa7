import type { ParsedFoundMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { excerpt } from '@nibras/contract/text/excerpt.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Link, useSearchParams } from 'react-router';
import { listTime } from '#platform/day-times.ts';
import type { ListAddress } from '#platform/pages/list-address.ts';
import { ListResults } from '#platform/pages/list-results.tsx';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { Highlight, SearchMarks } from '#ui/text/highlight.tsx';
import { chatHref } from '../chat-address.ts';
import {
  courseLabel,
  fileLabel,
  lectureLabel,
  partnerOf,
} from '../conversations/conversation-labels.ts';
import { ListRowSkeleton } from '../conversations/list-row.tsx';
import { useNow } from '../messages/use-now.ts';
import { messageSearchQuery } from './search-query.ts';

interface FoundMessagesProps {
  address: ListAddress;
  /** The conversation that is searched; null for all. */
  conversation: number | null;
  className?: string;
}

/** The messages that a search finds; each leads to its place in its conversation. */
export function FoundMessages({ address, conversation, className }: FoundMessagesProps) {
  const [params] = useSearchParams();
  // After a reload the session is restored first.
  const enabled = useSession((state) => state.isAuthenticated);
  const list = useQuery({ ...messageSearchQuery(address, conversation), enabled });
  const { search } = address;
  // Without an open conversation the chat's own way back leads to these results.
  const comesFromList = params.get('c') === null;
  return (
    <div className={cx('min-h-0 grow overflow-y-auto overscroll-contain pb-6', className)}>
      <ListResults
        list={list}
        itemsOf={({ data }) => data}
        address={address}
        noun={rareNouns.message}
        texts={{
          region: 'نتائج البحث في الرسائل',
          failed: 'تعذر البحث في الرسائل',
          pages: 'صفحات نتائج البحث',
        }}
        statusClassName="px-4 py-3 text-sm text-text-soft sm:px-5"
        skeleton={<LoadingResults />}
        empty={
          <EmptyState
            icon={<SearchIcon />}
            title="لا رسائل بهذه الكلمات"
            description="جرّب كلمة أخرى أو جزءًا منها."
            headingLevel={3}
          />
        }
      >
        {({ data, meta }) => (
          <SearchMarks value={meta.marks ?? []}>
            <ul>
              {data.map((one) => (
                <li key={one.message.id} className="border-b border-line">
                  <Link
                    to={chatHref(params, {
                      c: one.message.conversation_id,
                      m: one.message.id,
                      ...(conversation !== null && { find: null, page: null }),
                    })}
                    state={comesFromList ? { fromList: true } : undefined}
                    preventScrollReset
                    aria-current={params.get('m') === String(one.message.id) ? 'true' : undefined}
                    className="flex items-start gap-3 px-4 py-3.5 text-text no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:bg-raised sm:px-5"
                  >
                    <Result one={one} search={search} showsPartner={conversation === null} />
                  </Link>
                </li>
              ))}
            </ul>
          </SearchMarks>
        )}
      </ListResults>
    </div>
  );
}

interface ResultProps {
  one: ParsedFoundMessage;
  search: string;
  /** Names the conversation's partner and subject; otherwise only who wrote the message. */
  showsPartner: boolean;
}

function Result({ one, search, showsPartner }: ResultProps) {
  const { timeZone } = useSiteConfig();
  const mediaUrl = useMediaUrl();
  const me = useSession((state) => Number(state.user?.id ?? 0));
  const now = useNow();
  const { message } = one;
  const marks = use(SearchMarks);
  const own = message.user_id === me;
  const shown = showsPartner ? partnerOf(one, me) : message.user;
  return (
    <>
      <Avatar name={shown.name || 'مستخدم'} src={mediaUrl(shown.profile_photo_url, 160)} />
      <div className="min-w-0 grow">
        <div className="flex items-baseline gap-3">
          <span dir="auto" className="min-w-0 grow truncate text-start font-semibold">
            {!showsPartner && own ? 'أنت' : shown.name || 'مستخدم'}
          </span>
          <time dateTime={message.created_at} className="shrink-0 text-xs text-text-faint">
            {listTime(message.created_at, now, timeZone) || message.created_date}
          </time>
        </div>
        <p className="line-clamp-3 text-sm text-text-soft wrap-anywhere">
          {showsPartner && own && <span className="text-text-faint">أنت: </span>}
          <bdi>
            <Highlight
              text={message.body ? excerpt(message.body, search, marks) : fileLabel(message)}
              search={search}
            />
          </bdi>
        </p>
        {message.body && message.file_name && (
          <p className="truncate text-xs text-text-faint">
            <bdi>
              <Highlight text={message.file_name} search={search} />
            </bdi>
          </p>
        )}
        {showsPartner && (
          <p className="mt-0.5 truncate text-xs text-text-faint">
            <bdi>{lectureLabel(one.lecture)}</bdi>
            {' · '}
            <bdi>{courseLabel(one.course)}</bdi>
          </p>
        )}
      </div>
    </>
  );
}

function LoadingResults() {
  return (
    <div role="status" aria-label="جارٍ البحث" className="overflow-hidden">
      {[0, 1, 2, 3].map((line) => (
        <ListRowSkeleton key={line} />
      ))}
    </div>
  );
}
