import { postStudioCourses } from '@nibras/contract/learning/courses/studio/calls.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { NewItemDialog } from '#studio-kit/lists/new-item-dialog.tsx';

async function createCourse(json: { name: string }): Promise<string> {
  const { course } = await makeCall(postStudioCourses, { body: json });
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
        failed: 'تعذر إنشاء الكورس',
      }}
      make={createCourse}
      onClose={onClose}
    />
  );
}
