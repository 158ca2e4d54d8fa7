import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CoursePageFrame } from '#learning/tree/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { AddStaff } from './add-staff.tsx';
import { staffQuery } from './staff-calls.ts';
import { StaffRow } from './staff-row.tsx';

export default function StaffPage() {
  const courseId = Number(useParams().id);
  return (
    <CoursePageFrame courseId={courseId} title="فريق العمل">
      {({ course }) => <Staff courseId={courseId} mayEdit={course.permissions.staff} />}
    </CoursePageFrame>
  );
}

interface StaffProps {
  courseId: number;
  mayEdit: boolean;
}

function Staff({ courseId, mayEdit }: StaffProps) {
  const { data, error, isFetching, refetch } = useQuery(staffQuery(courseId));
  if (error && !data) {
    return (
      <FailedState
        message={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label="جارٍ تحميل فريق العمل" className="flex flex-col gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    );
  }
  return (
    <div className="flex max-w-read flex-col gap-8">
      {mayEdit && <AddStaff courseId={courseId} staff={data.staff} />}
      <section aria-labelledby="staff-title">
        <h2 id="staff-title" className="mb-2 text-lg">
          {wording`يعملون على {هذا|هذه} الكورس`}
        </h2>
        <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
          {data.staff.map((member) => (
            <StaffRow key={member.id} courseId={courseId} member={member} mayEdit={mayEdit} />
          ))}
        </ul>
        <p className="mt-3 text-sm text-text-soft">
          {wording`المعلّم {teacher:يعدّل|تعدّل} الكورس {teacher:وينشره ويختار فريقه، ويرد|وتنشره وتختار فريقه، وترد} على الاستفسارات. والمساعد يشاهد الكورس {course:كاملًا|كاملة} ويرد على الاستفسارات. والمعلّم {teacher:الأساسي|الأساسية} {teacher:هو من يراه|هي من يراها} الزوار على صفحة الكورس.`}
        </p>
      </section>
    </div>
  );
}
