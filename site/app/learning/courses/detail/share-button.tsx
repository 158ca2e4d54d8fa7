import { wording } from '@nibras/contract/text/wording.ts';
import { shareLink } from '#platform/browser/share-link.ts';
import { Button } from '#ui/form/button.tsx';
import { ShareIcon } from '#ui/ornament/icons.ts';

/** Shares the course by the Web Share API or copies its link. */
export function ShareButton({ courseId, name }: { courseId: number; name: string }) {
  return (
    <Button
      variant="secondary"
      icon={<ShareIcon className="size-5" />}
      onClick={() => void shareLink({ title: name, path: `/courses/${courseId}` })}
      className="w-full"
    >
      {wording`شارك الكورس`}
    </Button>
  );
}
