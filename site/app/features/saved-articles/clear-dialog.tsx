import { countLabel } from '#platform/format.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import type { SavedArticle } from './saved-article.ts';
import { clearSavedArticles, restoreSavedArticles } from './saved-store.ts';

interface ClearDialogProps {
  articles: readonly SavedArticle[];
  onClose(): void;
}

/** Asks before everything is let go of. Loaded when it is first needed: dialogs weigh. */
export default function ClearDialog({ articles, onClose }: ClearDialogProps) {
  function clear() {
    clearSavedArticles();
    onClose();
    toast({
      variant: 'success',
      title: 'تم حذف كل المقالات المحفوظة',
      action: { label: 'تراجع', onSelect: () => restoreSavedArticles(articles) },
    });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="حذف كل المقالات المحفوظة؟"
      description={`ستُزال من هذا المتصفح (${countLabel(articles.length, 'article')})، وتبقى المقالات نفسها في الموقع.`}
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
