import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { useMediaUrl } from '#platform/state/media.ts';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { ArticlesIcon } from '#ui/ornament/icons.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import type { ArticleCardData } from './article-card-data.ts';
import { ReadingTime } from './reading-time.tsx';

interface ArticleCardProps {
  article: ArticleCardData;
  /** Search terms to highlight in the name and the summary. */
  search: string;
  /** Loads the picture eagerly, for the first cards of the page. */
  priority: boolean;
}

/** An article in the list. The name is the link, and its click area covers the card. */
export function ArticleCard({ article, search, priority }: ArticleCardProps) {
  const mediaUrl = useMediaUrl();
  const { id, name, image, summary, created_by, created_at, minutes } = article;
  return (
    <Card interactive className="h-full">
      <Picture
        src={mediaUrl(image)}
        alt=""
        width={608}
        height={342}
        sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 32vw, (min-width: 40rem) 48vw, 100vw"
        priority={priority}
        fallback={<ArticlesIcon />}
      />
      <div className="flex grow flex-col gap-2.5 p-5">
        <h2 dir={textDirection(name)} className="line-clamp-3 text-start text-lg leading-normal">
          <Link to={`/articles/${id}`} className={cardLinkClass}>
            <Highlight text={name} search={search} />
          </Link>
        </h2>
        {summary && (
          <p
            dir={textDirection(summary)}
            className="line-clamp-3 text-start text-sm text-text-soft"
          >
            <Highlight text={summary} search={search} />
          </p>
        )}
        <div className="mt-auto flex flex-col gap-1 border-t border-line pt-3.5 text-sm text-text-faint">
          {created_by && (
            <p className="truncate text-text-soft">
              <bdi>
                <Highlight text={created_by} search={search} />
              </bdi>
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <DateText at={created_at} />
            {minutes && <ReadingTime minutes={minutes} />}
          </p>
        </div>
      </div>
    </Card>
  );
}
