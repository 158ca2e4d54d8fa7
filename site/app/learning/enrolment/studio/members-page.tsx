import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { CoursePageFrame } from '#learning/tree/studio/index.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PlusIcon, StudentsIcon } from '#ui/ornament/icons.ts';
import { AddMember } from './add-member.tsx';
import { EnrolmentList } from './enrolment-list.tsx';

/** Who is in a course. */
export default function MembersPage() {
  const courseId = Number(useParams().id);
  const [adding, setAdding] = useState(false);
  const importPath = `/studio/people/import?course=${courseId}`;
  const actions = (
    <>
      <Button asChild variant="secondary" size="sm">
        <Link to={importPath}>سجّل من قائمة</Link>
      </Button>
      <Button size="sm" icon={<PlusIcon className="size-4.5" />} onClick={() => setAdding(true)}>
        سجّل طالبًا
      </Button>
    </>
  );
  return (
    <CoursePageFrame
      courseId={courseId}
      title="الأعضاء"
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
            title="الأعضاء لمعلّمي الكورس"
            description="أنت مساعد في هذا الكورس: ترى محتواه وترد على استفساراته."
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
      title="لا أعضاء بعد"
      description="من يشترك يظهر هنا. ويمكنك أن تسجّل طالبًا باسمه، أو فصلًا كاملًا من قائمة."
      action={
        <Button asChild variant="secondary">
          <Link to={importPath}>سجّل من قائمة</Link>
        </Button>
      }
    />
  );
}
