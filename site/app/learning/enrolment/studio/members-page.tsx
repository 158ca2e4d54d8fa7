import { wording } from '@nibras/contract/text/wording.ts';
import { Link, useParams } from 'react-router';
import { CoursePageFrame } from '#learning/tree/studio/index.ts';
import { useNewInAddress } from '#studio-kit/lists/use-new-in-address.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PlusIcon, StudentsIcon } from '#ui/ornament/icons.ts';
import { AddMember } from './add-member.tsx';
import { EnrolmentList } from './enrolment-list.tsx';

/** Who is in a course. */
export default function MembersPage() {
  const courseId = Number(useParams().id);
  const { isNew: adding, setNew: setAdding } = useNewInAddress();
  const importPath = `/studio/people/import?course=${courseId}`;
  const actions = (
    <>
      <Button asChild variant="secondary" size="sm">
        <Link to={importPath}>سجّل من قائمة</Link>
      </Button>
      <Button size="sm" icon={<PlusIcon className="size-4.5" />} onClick={() => setAdding(true)}>
        {wording`سجّل طالبًا`}
      </Button>
    </>
  );
  return (
    <CoursePageFrame
      courseId={courseId}
      title="المشتركون"
      actions={({ course }) => course.permissions.enrol && actions}
    >
      {({ course }) =>
        course.permissions.enrol ? (
          <>
            <EnrolmentList course={courseId} start={<NoMembers importPath={importPath} />} />
            {adding && <AddMember courseId={courseId} onClose={() => setAdding(false)} />}
          </>
        ) : (
          <EmptyState
            icon={<StudentsIcon />}
            title={wording`قائمة المشتركين لمعلّمي الكورس`}
            description={wording`أنت مساعد في {هذا|هذه} الكورس: ترى {محتواه|محتواها} وترد على {استفساراته|استفساراتها}.`}
          />
        )
      }
    </CoursePageFrame>
  );
}

function NoMembers({ importPath }: { importPath: string }) {
  return (
    <EmptyState
      icon={<StudentsIcon />}
      title="لا مشتركين بعد"
      description={wording`من يشترك يظهر هنا. ويمكنك أن تسجّل طالبًا {باسمه|باسمها}، أو {=فصلًا} كاملًا من قائمة.`}
      action={
        <Button asChild variant="secondary">
          <Link to={importPath}>سجّل من قائمة</Link>
        </Button>
      }
    />
  );
}
