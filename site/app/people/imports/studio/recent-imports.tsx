import type { PeopleImport } from '@nibras/contract/people/imports/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { UndoIcon } from '#studio-kit/frame/icons.ts';
import { undoChange } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { importsQuery } from './queries.ts';

/** The user's last imports, with how far those under way are. They go on when the page is closed. */
export function RecentImports() {
  const heading = useId();
  const { data } = useQuery(importsQuery);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="mb-3 text-lg">
        آخر القوائم
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
        {data.map((one) => (
          <ImportRow key={one.id} import={one} />
        ))}
      </ul>
    </section>
  );
}

function ImportRow({ import: one }: { import: PeopleImport }) {
  const { course, state, lines, done, created_at: at } = one;
  const undo = useUndo(one);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium">
          {course ? (
            <Link to={`/studio/courses/${course.id}/members`} className="text-text">
              <bdi className="wrap-anywhere">{course.name}</bdi>
            </Link>
          ) : (
            wording`حسابات بلا كورس`
          )}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-text-faint">
          <DateText at={at} withTime />
          <span>{countLabel(lines, 'student')}</span>
          {state !== 'waiting' && <span>{outcomeText(one)}</span>}
        </p>
        {state === 'waiting' && (
          <ProgressBar
            value={done / lines}
            label={course ? `تسجيل القائمة في ${course.name}` : 'إنشاء الحسابات'}
            showValue
            className="mt-2 max-w-md"
          />
        )}
      </div>
      {state === 'undone' && <Badge>تراجعت عنها</Badge>}
      {state === 'waiting' && <Badge tone="info">جارٍ التسجيل</Badge>}
      {state !== 'undone' && one.undo !== null && (
        <Button
          variant="ghost"
          size="sm"
          icon={<UndoIcon className="size-4.5" />}
          loading={undo.busy}
          loadingLabel="جارٍ التراجع…"
          onClick={() => void undo.run()}
        >
          تراجع
        </Button>
      )}
    </li>
  );
}

const outcomeText = ({ made, enrolled, extended, kept, course }: PeopleImport): string =>
  [
    course && `سُجّل ${enrolled}`,
    extended > 0 && `مُدّد ${extended}`,
    made > 0 && `حسابات جديدة ${made}`,
    course && kept > 0 && `لم يتغيّر ${kept}`,
  ]
    .filter(Boolean)
    .join('، ');

function useUndo({ undo }: PeopleImport) {
  const client = useQueryClient();
  return useAsyncAction(async () => {
    if (undo === null) return;
    try {
      await undoChange(undo);
      toast({ title: 'عاد كما كان', variant: 'success' });
    } catch (error) {
      toastFailure('تعذر التراجع', error);
    }
    await client.invalidateQueries({ queryKey: studioKey });
  });
}
