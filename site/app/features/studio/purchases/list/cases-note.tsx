import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { countLabel } from '#platform/format.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { waitingQuery } from '../../overview/queries.ts';
import { casesNoun } from '../sale-texts.ts';

/** Leads to the payments that wait for a decision, where there are some. */
export function CasesNote() {
  const open = useQuery(waitingQuery).data?.cases ?? 0;
  if (open === 0) return null;
  return (
    <Notice
      tone="warning"
      className="mb-5"
      title={`${countLabel(open, casesNoun)} لا تطابق ما طُلب`}
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
