import { Button } from '#ui/form/button.tsx';
import { ShareIcon } from '#ui/ornament/icons.ts';
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

/** Shares the course by the Web Share API or copies its link. */
export function ShareButton({ courseId, name }: { courseId: number; name: string }) {
  async function share() {
    const url = new URL(`/courses/${courseId}`, window.location.href).href;
    const outcome = await sharePage(
      { title: name, url },
      {
        share: navigator.share?.bind(navigator),
        copy: navigator.clipboard?.writeText.bind(navigator.clipboard),
      },
    );
    const notice = notices[outcome];
    if (notice) toast(notice);
  }
  return (
    <Button
      variant="secondary"
      icon={<ShareIcon className="size-5" />}
      onClick={() => void share()}
      className="w-full"
    >
      شارك الكورس
    </Button>
  );
}
