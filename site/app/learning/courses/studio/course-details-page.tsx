import { wording } from '@nibras/contract/text/wording.ts';
import { useParams } from 'react-router';
import { CourseTabs, useFirstPublish } from '#learning/tree/studio/index.ts';
import { ItemPage } from '#studio-kit/details/item-page.tsx';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { CourseCardPreview } from './course-card-preview.tsx';
import { CourseForm } from './course-form.tsx';

/** The details of a course. */
export default function CourseDetailsPage() {
  const id = Number(useParams().id);
  const edited = useFirstPublish(useStudioItem('course', id));
  return (
    <ItemPage
      edited={edited}
      title={() => 'التفاصيل'}
      crumbs={({ name }) => [
        { label: wording`الكورسات`, to: '/studio/courses' },
        { label: name || 'بلا اسم', to: `/studio/courses/${id}` },
      ]}
      previewPath={`/studio/preview/courses/${id}`}
      top={<CourseTabs courseId={id} />}
      side={() => <CourseCardPreview edited={edited} />}
    >
      {(item) => <CourseForm key={id} edited={edited} item={item} />}
    </ItemPage>
  );
}
