import type { DataRequest } from '@nibras/contract/people/privacy/studio/shapes.ts';
import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PurchasesIcon } from '#studio-kit/frame/icons.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { oneRequestQuery } from './queries.ts';
import { RequestRow } from './request-row.tsx';

/** What becomes of a request by itself, and what is left to the staff. */
const whatToDo: Record<DataRequest['kind'], () => string> = {
  export: () =>
    'تُجمع نسخة البيانات تلقائيًا، ويصل صاحبها إشعار ورسالة حين تجهز. لا يلزمك شيء ما لم تتأخر عن موعدها.',
  deletion: () =>
    wording`يُحذف الحساب تلقائيًا في موعده، ولصاحبه أن يتراجع قبله. راجع ما لم يكتمل له عندك: مال يُعاد إليه، أو كورس ينتقل إلى معلّم {teacher:آخر|أخرى}.`,
};

/** A request about personal data in the inbox, with the way to what has to be settled before; the inbox leads to the person. */
export default function WaitingRequest({ row }: { row: WaitingRow }) {
  const query = useQuery(oneRequestQuery(Number(row.id)));
  const sells = useCapability('selling:manage');
  return (
    <QueryFrame query={query} label="الطلب">
      {(request) => (
        <div className="flex flex-col gap-3">
          <ul className={rowsClass}>
            <RequestRow request={request} now={query.dataUpdatedAt} />
          </ul>
          <p className="text-text-soft">{whatToDo[request.kind]()}</p>
          {sells && request.kind === 'deletion' && !request.person.deleted && (
            <Button
              asChild
              variant="secondary"
              size="sm"
              icon={<PurchasesIcon className="size-4.5" />}
              className="self-start"
            >
              <Link to={`/studio/purchases?person=${request.person.id}`}>مشترياته</Link>
            </Button>
          )}
        </div>
      )}
    </QueryFrame>
  );
}
