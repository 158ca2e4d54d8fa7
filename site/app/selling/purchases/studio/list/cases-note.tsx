import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { waitingQuery } from '#site/overview/studio/index.ts';
import { actionBelow } from '#studio-kit/frame/action-below.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Notice } from '#ui/overlay/notice.tsx';

/** Leads to the payments that wait for a decision, where there are some. */
export function CasesNote() {
  const { data, isPending } = useQuery(waitingQuery);
  const open = data?.cases ?? 0;
  // What stands below waits for it and sees nothing meanwhile: mostly there is nothing to see.
  if (isPending) {
    return (
      <div hidden>
        <Skeleton />
      </div>
    );
  }
  if (open === 0) return null;
  return (
    <Notice
      tone="warning"
      className={cx(actionBelow, 'mb-5')}
      title={`لا تطابق ما طُلب: ${countLabel(open, rareNouns.payment)}`}
      action={
        <Button asChild variant="secondary" size="sm">
          <Link to="/studio/cases">افتحها</Link>
        </Button>
      }
    >
      وصل المال ولم يُفتح به شيء. قرر ما يكون منه.
    </Notice>
  );
}
