import type { ParsedDiscussion } from '@nibras/contract/compat/parse-discussions.ts';
import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { ReportButton } from '#conversation/moderation/index.ts';
import { whenShown } from '#platform/browser/when-shown.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { AuthorLine } from './author-line.tsx';
import { nameOf } from './person-name.ts';
import { QuestionText } from './question-text.tsx';
import { Thread } from './thread.tsx';

interface DiscussionItemProps {
  discussion: ParsedDiscussion;
  initiallyOpen: boolean;
  /** Takes the focus when it appears: the address names it, or the user has just asked it. */
  focused: boolean;
  me: number;
  teacherIds: readonly number[];
  now: number;
  onSent(sent: ParsedMessage | null): Promise<void>;
}

/** A question that expands to show its replies. */
export function DiscussionItem({
  discussion,
  initiallyOpen,
  focused,
  ...viewer
}: DiscussionItemProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = toggle.current;
    if (!focused || !button) return;
    return whenShown(button, () => {
      // A user who is already elsewhere on the page is not interrupted.
      if (document.activeElement === document.body) button.focus();
    });
  }, [focused]);
  const id = useId();
  const media = useMediaUrl();
  const { user, conversation } = discussion;
  const count = conversation?.messages.length ?? 0;
  return (
    <li
      id={`discussion-${discussion.id}`}
      className="scroll-mt-24 rounded-lg border border-line bg-raised"
    >
      <h4 className="font-normal">
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex w-full items-start gap-3 rounded-lg p-4 text-start sm:px-6 sm:py-5"
        >
          <Avatar name={nameOf(user)} src={media(user.profile_photo_url, 120)} size="sm" />
          <span className="min-w-0 grow">
            <AuthorLine person={user} at={discussion.created_at} {...viewer} />
            {!open && (
              <span dir="auto" className="mt-0.5 block truncate text-start text-text-soft">
                {discussion.description}
              </span>
            )}
          </span>
          <span className="mt-0.5 flex shrink-0 items-center gap-2 text-sm text-text-faint">
            <span className="max-sm:sr-only">
              {count > 0 ? countLabel(count, rareNouns.reply) : 'بلا رد بعد'}
            </span>
            <DownIcon
              className={cx('size-5 transition-transform duration-calm', open && 'rotate-180')}
            />
          </span>
        </button>
      </h4>
      <div id={id} hidden={!open}>
        {open && (
          <div className="flex flex-col gap-6 px-4 pb-5 sm:px-6 sm:pb-6">
            <div>
              <QuestionText question={discussion} className="-mt-1" />
              <ReportButton kind="discussion" id={discussion.id} author={user} />
            </div>
            <Thread discussion={discussion} {...viewer} />
          </div>
        )}
      </div>
    </li>
  );
}
