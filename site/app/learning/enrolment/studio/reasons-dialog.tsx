import { sourceNames } from '@nibras/contract/learning/enrolment/studio/enrolment-names.ts';
import type {
  Entitlement,
  StudioEnrolment,
} from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

import { enrolmentQuery } from './queries.ts';

interface ReasonsDialogProps {
  enrolment: StudioEnrolment;
  onClose(): void;
}

/** Why a person has access to a course: each reason with who gave it, when, until when, and its note. */
export function ReasonsDialog({ enrolment, onClose }: ReasonsDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(enrolmentQuery(enrolment.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={enrolment.person.name}
      description={
        <>
          الاشتراك في «<bdi>{enrolment.course.name}</bdi>»، الأحدث أولًا. والساري منها أطولها مدة.
        </>
      }
    >
      {error && !data && (
        <FailedState
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && (
        <div role="status" aria-label="جارٍ التحميل" className="flex flex-col gap-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {data && (
        <ol className="divide-y divide-line">
          {data.entitlements.map((reason) => (
            <Reason key={reason.id} reason={reason} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Reason({ reason }: { reason: Entitlement }) {
  const { source, by, at, until, note, ended_at: endedAt, ended_by: endedBy } = reason;
  return (
    <li className="py-3 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{sourceNames[source]}</Badge>
        {by && <bdi className="font-medium">{by.name}</bdi>}
        <span className="text-sm text-text-faint">
          <DateText at={at} withTime />
        </span>
      </p>
      <p className="mt-1 text-sm text-text-soft">
        {until === null ? (
          'بلا تاريخ انتهاء'
        ) : (
          <>
            حتى <DateText at={until} withTime />
          </>
        )}
      </p>
      {endedAt && (
        <p className="text-sm text-danger">
          أُنهي في <DateText at={endedAt} withTime />
          {endedBy && (
            <>
              ، بيد <bdi>{endedBy.name}</bdi>
            </>
          )}
        </p>
      )}
      {note && (
        <p dir="auto" className="mt-1 text-sm wrap-anywhere">
          {note}
        </p>
      )}
    </li>
  );
}
