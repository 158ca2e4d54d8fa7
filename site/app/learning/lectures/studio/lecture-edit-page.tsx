import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { treeQuery } from '#learning/tree/studio/index.ts';
import { ItemPage } from '#studio-kit/details/item-page.tsx';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { LectureForm } from './lecture-form.tsx';
import { LectureNeighbours } from './lecture-neighbours.tsx';

/** One lecture: its video or its text, with the ways to its neighbours and its course. */
export default function LectureEditPage() {
  const id = Number(useParams().id);
  const edited = useStudioItem('lecture', id);
  const course = edited.item?.course ?? null;
  const tree = useQuery({ ...treeQuery(course?.id ?? 0), enabled: course !== null }).data;
  return (
    <ItemPage
      edited={edited}
      title={({ name }) => name || wording`محاضرة بلا اسم`}
      crumbs={() => [
        { label: wording`الكورسات`, to: '/studio/courses' },
        ...(course
          ? [{ label: course.name || 'بلا اسم', to: `/studio/courses/${course.id}` }]
          : []),
      ]}
      previewPath={`/studio/preview/lectures/${id}?as=member`}
      hideTitle
    >
      {(item) => (
        <>
          <LectureForm key={id} edited={edited} item={item} />
          {tree && <LectureNeighbours tree={tree} lectureId={id} />}
        </>
      )}
    </ItemPage>
  );
}
