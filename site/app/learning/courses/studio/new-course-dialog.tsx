import { postStudioCourses } from '@nibras/contract/learning/courses/studio/calls.ts';
import { wording } from '@nibras/contract/text/wording.ts';
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
        title: wording`كورس {جديد|جديدة}`,
        description: 'مسودة لا يراها سواك وفريقك حتى تنشرها. يمكنك تغيير الاسم في أي وقت.',
        name: wording`اسم الكورس`,
        placeholder: 'مثل: أساسيات قواعد البيانات',
        make: wording`أنشئ الكورس`,
        failed: wording`تعذر إنشاء الكورس`,
      }}
      make={createCourse}
      onClose={onClose}
    />
  );
}
