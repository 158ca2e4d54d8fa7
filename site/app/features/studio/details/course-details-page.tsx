import { useParams } from 'react-router';
import { useStudioItem } from '../saving/use-studio-item.ts';
import { CourseTabs } from '../tree/course-tabs.tsx';
import { useFirstPublish } from '../tree/publish/use-first-publish.ts';
import { CourseCardPreview } from './course-card-preview.tsx';
import { CourseForm } from './course-form.tsx';
import { ItemPage } from './item-page.tsx';

/** The details of a course. */
export default function CourseDetailsPage() {
  const id = Number(useParams().id);
  const edited = useFirstPublish(useStudioItem('course', id));
  return (
    <ItemPage
      edited={edited}
      title={() => 'التفاصيل'}
      crumbs={({ name }) => [
        { label: 'الكورسات', to: '/studio/courses' },
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
