import { apiSend } from '#platform/api/api-client.ts';
import { NewItemDialog } from './new-item-dialog.tsx';

const courseSchemas = () => import('@nibras/contract/learning/courses/studio/shapes.ts');

async function makeCourse(json: { name: string }): Promise<string> {
  const { course } = await apiSend('POST', '/api/studio/courses', {
    json,
    schema: async () => (await courseSchemas()).madeCourseAnswer,
  });
  return `/studio/courses/${course.id}`;
}

/** Makes a course by its name. */
export function NewCourseDialog({ onClose }: { onClose(): void }) {
  return (
    <NewItemDialog
      texts={{
        title: 'كورس جديد',
        description: 'مسودة لا يراها سواك وفريقك حتى تنشرها. يمكنك تغيير الاسم في أي وقت.',
        name: 'اسم الكورس',
        placeholder: 'مثل: أساسيات قواعد البيانات',
        make: 'أنشئ الكورس',
        failed: 'لم يُنشأ الكورس',
      }}
      make={makeCourse}
      onClose={onClose}
    />
  );
}
