import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import type { SavedArticle } from './saved-article.ts';
import { clearSavedArticles, restoreSavedArticles } from './saved-store.ts';

interface ClearDialogProps {
  articles: readonly SavedArticle[];
  onClose(): void;
}

/** Asks for confirmation before all saved articles are removed. Loaded lazily because of the dialog's size. */
export default function ClearDialog({ articles, onClose }: ClearDialogProps) {
  function clear() {
    clearSavedArticles();
    onClose();
    toast({
      variant: 'success',
      title: wording`حُذفت كل المقالات المحفوظة`,
      action: { label: 'تراجع', onSelect: () => restoreSavedArticles(articles) },
    });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={wording`حذف كل المقالات المحفوظة؟`}
      description={wording`ستُزال من هذا المتصفح (${countLabel(articles.length, 'article')})، وتبقى المقالات نفسها في الموقع.`}
      footer={
        <>
          <Button variant="danger" onClick={clear}>
            احذف الكل
          </Button>
          <DialogClose>
            <Button variant="secondary">إلغاء</Button>
          </DialogClose>
        </>
      }
    />
  );
}
