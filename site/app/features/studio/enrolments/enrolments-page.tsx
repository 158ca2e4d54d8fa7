import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon, CourseIcon } from '#ui/ornament/icons.ts';
import { StudioPage } from '../frame/studio-page.tsx';
import { useListAddress } from '../lists/list-frame.tsx';
import { treeQuery } from '../tree/queries.ts';
import { CourseDialog } from './course-dialog.tsx';
import { EnrolmentList } from './enrolment-list.tsx';

/** Who has access to which course, why, and until when. */
export default function EnrolmentsPage() {
  return (
    <StudioPage
      title="الاشتراكات"
      description="من في كورساتك، ولماذا، وحتى متى. ما تغيّره هنا يراه الطالب فورًا، ويصله به إشعار."
      actions={
        <Button asChild variant="secondary" size="sm">
          <Link to="/studio/people/import">سجّل من قائمة</Link>
        </Button>
      }
    >
      <EnrolmentList courseFilter={<CourseFilter />} />
    </StudioPage>
  );
}

/** Narrows the list to one course. */
function CourseFilter() {
  const { params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const id = Number(params.get('course')) || null;
  const { data } = useQuery({ ...treeQuery(id ?? 0), enabled: id !== null });
  const open = (course: number | undefined) =>
    void navigate(hrefWith({ course }), { preventScrollReset: true });
  return (
    <>
      {id === null ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<CourseIcon className="size-4.5" />}
          onClick={() => setChoosing(true)}
        >
          كل الكورسات
        </Button>
      ) : (
        <p className="inline-flex min-h-11 items-center gap-1 rounded-md border border-line bg-raised ps-3">
          <bdi className="max-w-60 truncate text-sm font-medium">
            {data?.course.name ?? 'كورس واحد'}
          </bdi>
          <IconButton label="اعرض كل الكورسات" onClick={() => open(undefined)}>
            <CloseIcon />
          </IconButton>
        </p>
      )}
      {choosing && (
        <CourseDialog
          title="اشتراكات كورس واحد"
          onClose={() => setChoosing(false)}
          onChoose={(course) => {
            setChoosing(false);
            open(course.id);
          }}
        />
      )}
    </>
  );
}
