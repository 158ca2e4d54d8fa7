import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { useMediaUrl } from '#platform/state/media.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { ArticlesIcon, DeleteIcon, SavedIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import type { SavedArticle } from './saved-article.ts';
import { removeSavedArticle, restoreSavedArticles } from './saved-store.ts';

/** A saved article, with the date of saving and a button to remove it. */
export function SavedCard({ article, search }: { article: SavedArticle; search: string }) {
  const mediaUrl = useMediaUrl();
  const { id, name, image, small_description, created_by, created_at, savedAt } = article;

  function remove() {
    removeSavedArticle(id);
    toast({
      variant: 'success',
      title: wording`تم إزالة المقال من المحفوظات`,
      action: { label: 'تراجع', onSelect: () => restoreSavedArticles([article]) },
    });
  }

  return (
    <Card interactive className="h-full">
      <div className="relative">
        <Picture
          src={mediaUrl(image)}
          alt=""
          width={608}
          height={342}
          sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 32vw, (min-width: 40rem) 48vw, 100vw"
          fallback={<ArticlesIcon />}
        />
        <Badge tone="lit" icon={<SavedIcon />} className="absolute inset-s-3 top-3 shadow-low">
          محفوظ
        </Badge>
      </div>
      <div className="flex grow flex-col gap-2.5 p-5 pb-3">
        <h2 dir={textDirection(name)} className="line-clamp-3 text-start text-lg leading-normal">
          <Link to={`/articles/${encodeURIComponent(id)}`} className={cardLinkClass}>
            <Highlight text={name} search={search} />
          </Link>
        </h2>
        {small_description && (
          <p
            dir={textDirection(small_description)}
            className="line-clamp-2 text-start text-sm text-text-soft"
          >
            <Highlight text={small_description} search={search} />
          </p>
        )}
        <p className="mt-auto flex justify-between gap-4 pt-1 text-sm text-text-soft">
          <bdi className="min-w-0 truncate">
            <Highlight text={created_by ?? 'غير معروف'} search={search} />
          </bdi>
          <DateText at={created_at} className="shrink-0 text-text-faint" />
        </p>
        <div className="flex items-center justify-between gap-3 border-t border-line pt-2">
          <p className="text-xs text-text-faint">
            حُفظ في <DateText at={savedAt} withTime />
          </p>
          <IconButton
            label={`إزالة «${name}» من المحفوظات`}
            onClick={remove}
            className="z-1 -me-2 hover:text-danger!"
          >
            <DeleteIcon />
          </IconButton>
        </div>
      </div>
    </Card>
  );
}
