import type { AnnouncementRow as Announcement } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { Link } from 'react-router';
import { formatTimeAgo } from '#platform/format.ts';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { AnnouncementMark } from './announcement-mark.tsx';
import { audienceOf, channelNames, untitled } from './announcement-texts.ts';

interface AnnouncementRowProps {
  item: Announcement;
  search: string;
  /** The time that «منذ …» is reckoned from. */
  now: number;
}

/** An announcement in the list; its title leads to its page. */
export function AnnouncementRow({ item, search, now }: AnnouncementRowProps) {
  const { id, title, excerpt, state, people, by, channels, total, waiting } = item;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 px-4 py-3 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60 @2xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <h2 className="leading-normal">
          <Link
            to={`/studio/announcements/${id}`}
            className="font-semibold text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
          >
            <bdi className="wrap-anywhere">
              {title.trim() ? <Highlight text={title} search={search} /> : untitled}
            </bdi>
          </Link>
        </h2>
        {excerpt && (
          <p dir="auto" className="line-clamp-1 text-start text-sm text-text-soft">
            <Highlight text={excerpt} search={search} />
          </p>
        )}
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-text-faint">
          <bdi className="wrap-anywhere">{audienceOf(item)}</bdi>
          <span>{channels.map((channel) => channelNames[channel]).join('، ')}</span>
        </p>
      </div>
      <div className="flex flex-col gap-1">
        <AnnouncementMark item={item} />
        {state === 'sending' && total > 0 && (
          <ProgressBar
            value={(total - waiting) / total}
            label={`ما أُرسل من «${title}»`}
            showValue
          />
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
          {people > 0 && <span>إلى {countLabel(people, rareNouns.person, 'genitive')}</span>}
          {by && <bdi className="max-w-40 truncate">{by.name}</bdi>}
          {state === 'draft' && <span>آخر تعديل {formatTimeAgo(item.updated_at, now)}</span>}
        </p>
      </div>
    </li>
  );
}
