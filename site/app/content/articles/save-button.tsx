import { notices } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { cx } from '#ui/class-names.ts';
import { SavedIcon, SaveIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { ArticleDetail } from './article-card-data.ts';
import { removeSavedArticle, saveArticle, useIsSaved } from './saved/index.ts';
import { toolClass } from './tool-class.ts';

/** Saves the article in this browser or removes it, with a toast. */
export function SaveButton({ article }: { article: ArticleDetail }) {
  const saved = useIsSaved(article.id);

  function toggle() {
    if (saved) removeSavedArticle(article.id);
    else saveArticle({ ...article, small_description: article.summary });
    toast({
      variant: 'success',
      title: saved ? wording`تم إزالة المقال من المحفوظات` : wording`تم حفظ المقال بنجاح`,
      duration: notices.saveConfirmation,
    });
  }

  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={toggle}
      className={cx(toolClass, saved && 'text-accent-text')}
    >
      {saved ? <SavedIcon className="fill-accent/35" /> : <SaveIcon />}
      <span className="lg:sr-only">{saved ? 'محفوظ' : 'حفظ'}</span>
      <span className="sr-only">{wording` المقال`}</span>
    </button>
  );
}
