import { postStudioCoursesByIdCopy } from '@nibras/contract/learning/courses/studio/calls.ts';
import type { copyParts, StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { CheckRow } from '#studio-kit/forms/check-row.tsx';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { useOpenCopy } from '#studio-kit/lists/commands/use-copy-command.tsx';

type Part = (typeof copyParts)[number];

const parts: { part: Part; label: string; hint: string }[] = [
  { part: 'content', label: wording`الفصول والمحاضرات`, hint: 'بترتيبها ونصوصها، وكلها مسودات.' },
  { part: 'media', label: 'الفيديوهات والصور والترجمات', hint: 'الملفات نفسها، فلا تُرفع ثانية.' },
  {
    part: 'resources',
    label: wording`ملفات الكورس`,
    hint: wording`ما ينزّله الطلاب{ون} من صفحة الكورس.`,
  },
  { part: 'staff', label: 'فريق العمل', hint: wording`المعلّمون والمساعدون بأدوارهم.` },
];

interface CopyCourseDialogProps {
  course: Pick<StudioCourse, 'id' | 'name'>;
  onClose(): void;
}

/** Copies a course, with what is chosen of it; the copy opens at once. */
export function CopyCourseDialog({ course, onClose }: CopyCourseDialogProps) {
  const open = useOpenCopy();

  async function copy({ include }: { include: Part[] }) {
    try {
      const answer = await makeCall(postStudioCoursesByIdCopy, {
        params: { id: course.id },
        body: { include },
      });
      await open({ path: `/studio/courses/${answer.course.id}`, undo: answer.undo });
    } catch (error) {
      toastFailure(wording`تعذر نسخ الكورس`, error);
    }
  }

  return (
    <FormDialog
      title={wording`نسخة من الكورس`}
      description={
        <>
          من «<bdi>{course.name}</bdi>
          {wording`»، {course:بوصفه وسعره وإعداداته|بوصفها وسعرها وإعداداتها}. لا ينتقل إليها طلاب{ون} ولا تقييمات.`}
        </>
      }
      defaultValues={{ include: ['content', 'media', 'resources'] satisfies Part[] as Part[] }}
      send={copy}
      onClose={onClose}
      submit="أنشئ النسخة"
      sending="جارٍ النسخ…"
    >
      {({ control }) => (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-2 font-medium">ما الذي تأخذه معها؟</legend>
          {parts.map(({ part, label, hint }) => (
            <CheckRow key={part} value={part} hint={hint} {...control('include')}>
              {label}
            </CheckRow>
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
}
