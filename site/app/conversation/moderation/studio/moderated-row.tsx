import type { ModeratedItem } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { useRef, useState } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { HiddenIcon, RestoreIcon } from '#studio-kit/frame/icons.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { AttachmentIcon, CheckIcon, DiscussionIcon } from '#ui/ornament/icons.ts';
import { Link } from '#ui/text/link.tsx';
import { StarRating } from '#ui/text/star-rating.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ContextMessages } from './context-messages.tsx';
import { ReportList } from './report-list.tsx';
import { kindNames } from './texts.ts';
import { useDecision } from './use-decision.ts';

/** A longer text is cut until it is wanted. */
const shownLength = 600;

/** A review, question or message with what was reported of it, and the buttons that decide about it. */
export function ModeratedRow({ item }: { item: ModeratedItem }) {
  const row = useRef<HTMLLIElement>(null);
  const [answering, setAnswering] = useState(false);
  const { acts: actions, author, context } = item;
  const { busy, decide } = useDecision(item, row);
  const label = `${kindNames[item.kind]} ${author.name}`;
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={label}
      className="flex flex-col gap-3 px-4 py-4 outline-none"
    >
      <Heading item={item} />
      <ContextMessages messages={context.filter(({ after }) => !after)} />
      <Text item={item} />
      <ContextMessages messages={context.filter(({ after }) => after)} />
      {item.answer && !answering && (
        <div className="border-s-2 border-line ps-3 text-sm text-text-soft">
          <p className="font-medium text-text">
            رد <bdi>{item.answer.by}</bdi>
          </p>
          <p dir="auto" className="text-start whitespace-pre-line">
            {item.answer.text}
          </p>
        </div>
      )}
      <ReportList item={item} />
      {answering ? (
        <AnswerForm item={item} onClose={() => setAnswering(false)} />
      ) : (
        actions.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {actions.includes('restore') && (
              <Button
                size="sm"
                variant="secondary"
                icon={<RestoreIcon className="size-4.5" />}
                loading={busy}
                loadingLabel="جارٍ الإعادة…"
                onClick={() => decide('restore')}
              >
                أعِده<span className="sr-only">: {label}</span>
              </Button>
            )}
            {actions.includes('hide') && (
              <Button
                size="sm"
                variant="secondary"
                icon={<HiddenIcon className="size-4.5" />}
                loading={busy}
                loadingLabel="جارٍ الإخفاء…"
                onClick={() => decide('hide')}
              >
                أخفِه<span className="sr-only">: {label}</span>
              </Button>
            )}
            {actions.includes('dismiss') && (
              <Button
                size="sm"
                variant="secondary"
                icon={<CheckIcon className="size-4.5" />}
                disabled={busy}
                onClick={() => decide('dismiss')}
              >
                اتركه<span className="sr-only">: {label}</span>
              </Button>
            )}
            {actions.includes('answer') && (
              <Button
                size="sm"
                variant="ghost"
                icon={<DiscussionIcon className="size-4.5" />}
                onClick={() => setAnswering(true)}
              >
                {item.answer ? 'عدّل الرد' : 'ردّ'}
                <span className="sr-only"> على {label}</span>
              </Button>
            )}
          </div>
        )
      )}
    </li>
  );
}

function Heading({ item }: { item: ModeratedItem }) {
  const { author, course, lecture, decision } = item;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 className="leading-normal font-semibold">
        {kindNames[item.kind]} <bdi>{author.name}</bdi>
      </h2>
      {item.hidden_at && (
        <Badge tone="warning" icon={<HiddenIcon />}>
          مخفي
        </Badge>
      )}
      {!item.hidden_at && decision?.act === 'kept' && item.open === 0 && <Badge>تُرك كما هو</Badge>}
      <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
        <DateText at={item.created_at} />
        {course && <bdi>{lecture ? `${course.name}، ${lecture.name}` : course.name}</bdi>}
        {!course && <span>محادثة خاصة</span>}
        {decision && item.open === 0 && (
          <span>
            {item.hidden_at ? 'أُخفي بقرار' : 'قرار'} <bdi>{decision.by?.name ?? 'مشرف سابق'}</bdi>،{' '}
            <DateText at={decision.at} />
          </span>
        )}
        {item.link && !item.hidden_at && (
          <Link to={item.link}>
            انظر في صفحته<span className="sr-only">: {author.name}</span>
          </Link>
        )}
      </p>
    </div>
  );
}

function Text({ item }: { item: ModeratedItem }) {
  const [isWhole, setWhole] = useState(item.text.length <= shownLength);
  const text = isWhole ? item.text : `${item.text.slice(0, shownLength)}…`;
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      {item.rating !== null && <StarRating value={item.rating} />}
      {text && (
        <p dir="auto" className="text-start wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {!isWhole && (
        <Button variant="ghost" size="sm" className="-ms-3" onClick={() => setWhole(true)}>
          اعرضه كله
        </Button>
      )}
      {item.file_name && (
        <p className="flex items-center gap-2 text-sm text-text-soft">
          <AttachmentIcon className="size-4.5 shrink-0" />
          <bdi className="min-w-0 wrap-anywhere">{item.file_name}</bdi>
        </p>
      )}
      {!item.text && !item.file_name && <p className="text-sm text-text-faint">بلا نص</p>}
    </div>
  );
}
