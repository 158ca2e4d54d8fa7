import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { useMediaUrl } from '#platform/state/media.ts';
import { Badge } from '#ui/list/badge.tsx';
import { cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { ArticlesIcon } from '#ui/ornament/icons.ts';
import { textDirection } from '#ui/text/text-direction.ts';
import type { ArticleCardData } from './article-card-data.ts';

/** Up to four related articles, beside or below the text. */
export function RelatedArticles({ articles }: { articles: ArticleCardData[] }) {
  const mediaUrl = useMediaUrl();
  if (articles.length === 0) return null;
  return (
    <aside
      aria-labelledby="related-articles"
      className="mt-12 border-t border-line pt-8 print:hidden lg:sticky lg:top-24 lg:mt-0 lg:self-start lg:border-t-0 lg:pt-0"
    >
      <h2 id="related-articles" className="flex items-center gap-3 text-xl">
        {wording`مقالات ذات صلة`}
        <Badge>{articles.length}</Badge>
      </h2>
      <ul className="mt-4 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {articles.map(({ id, name, image, created_at }) => (
          <li
            key={id}
            className="group relative flex gap-4 border-b border-line py-4 lg:last:border-b-0"
          >
            <Picture
              src={mediaUrl(image)}
              alt=""
              width={128}
              height={96}
              sizes="7rem"
              ratio="photo"
              fallback={<ArticlesIcon />}
              className="w-28 shrink-0 self-start rounded-md"
            />
            <div className="min-w-0">
              <h3
                dir={textDirection(name)}
                className="line-clamp-3 text-start text-base wrap-anywhere leading-relaxed font-semibold"
              >
                <Link to={`/articles/${id}`} className={`${cardLinkClass} group-hover:text-link`}>
                  {name}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-text-faint">
                <DateText at={created_at} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
