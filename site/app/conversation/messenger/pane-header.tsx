import type { ParsedConversation } from '@nibras/contract/compat/parse-messenger.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link, useSearchParams } from 'react-router';
import { formatTimeAgo } from '#platform/format.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { BackIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { chatHref } from './chat-address.ts';
import { courseLabel, lectureLabel } from './conversations/conversation-labels.ts';
import { useNow } from './messages/use-now.ts';
import { useMessenger } from './messenger-store.ts';
import { messengerTexts } from './messenger-texts.ts';
import { usePartner } from './use-partner.ts';

interface PaneHeaderProps {
  titleId: string;
  row: ParsedConversation | undefined;
  /** The conversation does not exist: nothing is known of it. */
  isMissing: boolean;
  me: number;
  onBack(): void;
}

/** The other participant, their presence, and the lecture that the conversation is about. */
export function PaneHeader({ titleId, row, isMissing, me, onBack }: PaneHeaderProps) {
  const [params] = useSearchParams();
  const canSearch = useMessenger((state) => state.canSearch);
  const listed = useMessenger(({ listStatus }) => listStatus !== 'loading');
  return (
    <header className="flex min-h-18 shrink-0 items-center gap-3 border-b border-line bg-surface px-2 py-2 sm:px-5">
      <IconButton label="رجوع إلى المحادثات" onClick={onBack} className="md:hidden">
        <BackIcon />
      </IconButton>
      {isMissing ? (
        <h2 id={titleId} className="text-lg">
          محادثة
        </h2>
      ) : row || listed ? (
        <Participant titleId={titleId} row={row} me={me} />
      ) : (
        <>
          <h2 id={titleId} className="sr-only">
            محادثة
          </h2>
          <Skeleton shape="round" className="size-11" />
          <Skeleton className="h-5 w-40" />
        </>
      )}
      {canSearch && !isMissing && row && !params.has('find') && (
        <IconButton label="ابحث في هذه المحادثة" asChild>
          <Link to={chatHref(params, { find: '', page: null })} preventScrollReset>
            <SearchIcon />
          </Link>
        </IconButton>
      )}
    </header>
  );
}

const noRow = {
  participants: [],
  lecture: { id: 0, name: '' },
  course: { id: 0, name: '' },
};

function Participant({ titleId, row, me }: Pick<PaneHeaderProps, 'titleId' | 'row' | 'me'>) {
  const mediaUrl = useMediaUrl();
  const partner = usePartner(row ?? noRow, me);
  return (
    <>
      <Avatar
        name={partner.name}
        src={mediaUrl(partner.profile_photo_url, 160)}
        online={partner.isOnline}
      />
      <div className="min-w-0 grow">
        <h2 id={titleId} dir="auto" className="truncate text-start text-lg leading-snug">
          {partner.name}
        </h2>
        <p className="truncate text-sm text-text-soft">
          <Status row={row} partner={partner} />
        </p>
      </div>
      <About row={row ?? noRow} className="max-sm:hidden" />
    </>
  );
}

/** A relative time for a past event: «الآن» would say that the participant is still online. */
function ago(time: string, now: number): string {
  const text = formatTimeAgo(time, now);
  return text === 'الآن' ? 'قبل قليل' : text;
}

function Status({
  row,
  partner,
}: {
  row: ParsedConversation | undefined;
  partner: ReturnType<typeof usePartner>;
}) {
  const now = useNow();
  const isTyping = useMessenger(({ typing }) => row !== undefined && row.id in typing);
  if (isTyping) return <span className="text-success">يكتب الآن…</span>;
  if (partner.isOnline) return <span className="text-success">{messengerTexts.onlineNow}</span>;
  if (partner.last_seen_at) return <>آخر ظهور {ago(partner.last_seen_at, now)}</>;
  if (row?.last_message) return <>آخر رسالة {ago(row.last_message.created_at, now)}</>;
  if (row?.question?.created_at) return <>الاستفسار {ago(row.question.created_at, now)}</>;
  return row?.updated_at ? ago(row.updated_at, now) : row?.updated_date;
}

/** The names of the lecture and the course, as a link when both ids are known. */
function About({
  row: { lecture, course },
  className,
}: {
  row: Pick<ParsedConversation, 'lecture' | 'course'>;
  className?: string;
}) {
  const labels = (
    <>
      <span dir="auto" className="block truncate font-medium">
        {lectureLabel(lecture)}
      </span>
      <span dir="auto" className="block truncate text-xs text-text-faint">
        {courseLabel(course)}
      </span>
    </>
  );
  const layoutClass = cx('min-w-0 max-w-[45%] rounded-md px-3 py-1.5 text-end text-sm', className);
  if (lecture.id === 0 || course.id === 0) return <div className={layoutClass}>{labels}</div>;
  return (
    <Link
      to={`/courses/${course.id}/lecture/${lecture.id}`}
      className={cx(layoutClass, 'text-text no-underline hover:bg-sunken')}
    >
      <span className="sr-only">{wording`عن المحاضرة: `}</span>
      {labels}
    </Link>
  );
}
