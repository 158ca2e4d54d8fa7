import { toast } from '#ui/overlay/toast-store.ts';
import { type ShareOutcome, sharePage } from './share-page.ts';

const notices: Partial<Record<ShareOutcome, Parameters<typeof toast>[0]>> = {
  copied: { variant: 'success', title: 'تم نسخ الرابط للحافظة' },
  'in-progress': {
    title: 'هناك مشاركة سابقة لم تكتمل',
    description: 'أكملها أو أغلقها، ثم حاول مرة أخرى.',
  },
  failed: {
    variant: 'destructive',
    title: 'تعذر نسخ الرابط',
    description: 'انسخه من شريط العنوان في متصفحك.',
  },
};

/** Shares a page of the site by the Web Share API or copies its link, and says what happened. @param path its path */
export async function shareLink({ title, path }: { title: string; path: string }): Promise<void> {
  const url = new URL(path, window.location.href).href;
  const outcome = await sharePage(
    { title, url },
    {
      share: navigator.share?.bind(navigator),
      copy: navigator.clipboard?.writeText.bind(navigator.clipboard),
    },
  );
  const notice = notices[outcome];
  if (notice) toast(notice);
}
