import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { searchResult } from '#platform/head.ts';
import { useRootData } from '#platform/state/site-config.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { cx } from '#ui/class-names.ts';
import { summaryOf } from '../index.ts';

/** Search engines cut a title after about so many characters. */
const titleLength = 60;

interface SearchPreviewProps {
  edited: EditedItem<'article'>;
  /** The address that search engines are told, which is by the number and never changes. */
  path: string;
}

/** The article as a result of a search engine, with the title and description that its page has. */
export function SearchPreview({ edited: { field }, path }: SearchPreviewProps) {
  const root = useRootData();
  const origin = root?.origin ?? '';
  const siteName = root?.config.siteName ?? '';
  const excerpt = field('small_description').value;
  const summary = summaryOf({
    small_description: excerpt,
    description: field('description').value,
  });
  const name = field('name').value.trim();
  const { title, description } = searchResult(
    { title: name, description: summary },
    { siteName, description: root?.config.description ?? '' },
  );
  const isCut = title.length > titleLength;
  return (
    <figure aria-labelledby="search-preview" className="flex flex-col gap-2">
      <figcaption id="search-preview" className="font-medium">
        كما يظهر في نتائج البحث
      </figcaption>
      <div className="max-w-2xl rounded-md border border-line bg-surface px-4 py-3">
        <p className="truncate text-sm text-text-soft">
          <bdi>{siteName}</bdi>
        </p>
        <p className="truncate text-end text-sm text-text-faint" dir="ltr">
          {[origin.replace(/^https?:\/\//, ''), ...path.split('/').filter(Boolean)].join(' › ')}
        </p>
        <p dir="auto" className="mt-1 line-clamp-1 text-start text-lg text-link">
          {name ? title : wording`عنوان المقال`}
        </p>
        <p dir="auto" className="line-clamp-3 text-start text-sm leading-relaxed text-text-soft">
          {summary ? description : 'يظهر هنا المقتطف، أو أول النص إن لم تكتب مقتطفًا.'}
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-6 text-sm text-text-faint">
        <li className={cx(isCut && 'text-warning')}>
          {`العنوان مع اسم الموقع: ${countLabel(title.length, 'letter')}`}
          {isCut && `، وقد يُقطع بعد ${titleLength}`}
        </li>
        <li>
          {excerpt.trim() === ''
            ? 'الوصف مأخوذ من أول النص'
            : summary.length > description.length
              ? `المقتطف: ${countLabel(summary.length, 'letter')}، يظهر منها ${description.length}`
              : `المقتطف: ${countLabel(summary.length, 'letter')}، ويظهر كاملًا`}
        </li>
      </ul>
    </figure>
  );
}
