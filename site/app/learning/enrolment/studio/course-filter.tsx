import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { treeQuery } from '#learning/tree/studio/index.ts';
import { FilterChip } from '#studio-kit/lists/filter-chip.tsx';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { CourseIcon } from '#ui/ornament/icons.ts';
import { CourseDialog } from './course-dialog.tsx';

/** Narrows a list to one course, by its address; `title` is that of the dialog which finds the course. */
export function CourseFilter({ title }: { title: string }) {
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
          {wording`كل الكورسات`}
        </Button>
      ) : (
        <FilterChip label={wording`اعرض كل الكورسات`} onRemove={() => open(undefined)}>
          {data?.course.name ?? wording`كورس {واحد|واحدة}`}
        </FilterChip>
      )}
      {choosing && (
        <CourseDialog
          title={title}
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
