import { DateText } from '#platform/browser/date-text.tsx';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { ArticlesIcon } from '#ui/ornament/icons.ts';
import { textDirection } from '#ui/text/text-direction.ts';
import type { ArticleDetail } from './article-card-data.ts';
import { ReadingTime } from './reading-time.tsx';

const unknownAuthor = 'غير معروف';

/** Longer names get a smaller font, so that the text below stays visible. */
const longName = 70;

/** The header of an article: name, summary, author, date and picture. */
export function ArticleHeader({ article }: { article: ArticleDetail }) {
  const mediaUrl = useMediaUrl();
  const author = article.created_by ?? unknownAuthor;
  return (
    <header className="grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <h1
          dir={textDirection(article.name)}
          className={cx(
            'text-start wrap-anywhere',
            article.name.length > longName ? 'text-3xl' : 'text-4xl',
          )}
        >
          {article.name}
        </h1>
        {article.small_description && (
          <p
            dir={textDirection(article.small_description)}
            className="text-start text-lg leading-loose wrap-anywhere text-text-soft"
          >
            {article.small_description}
          </p>
        )}
        <div className="flex items-center gap-3">
          <Avatar name={author} src={mediaUrl(article.author_image, 96)} />
          <div className="min-w-0 text-sm">
            <p className="font-semibold wrap-anywhere">
              <span className="sr-only">الكاتب: </span>
              <bdi>{author}</bdi>
            </p>
            <p className="flex flex-wrap items-center gap-x-4 text-text-faint">
              <DateText at={article.created_at} />
              <ReadingTime minutes={article.minutes} />
            </p>
          </div>
        </div>
      </div>
      <Picture
        src={mediaUrl(article.image)}
        alt=""
        width={960}
        height={540}
        sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 100vw"
        priority
        fallback={<ArticlesIcon />}
        className="rounded-xl max-sm:-mx-gutter max-sm:rounded-none print:hidden"
      />
    </header>
  );
}
