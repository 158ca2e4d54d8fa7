import { postStudioCoursesByIdCopy } from '@nibras/contract/learning/courses/studio/calls.ts';
import type { copyParts, StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { CheckRow } from '#studio-kit/forms/check-row.tsx';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { coursesKey } from '#studio-kit/lists/queries.ts';
import { toast } from '#ui/overlay/toast-store.ts';

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
  const client = useQueryClient();
  const navigate = useNavigate();

  async function copy({ include }: { include: Part[] }) {
    try {
      const answer = await makeCall(postStudioCoursesByIdCopy, {
        params: { id: course.id },
        body: { include },
      });
      void client.invalidateQueries({ queryKey: coursesKey });
      toast({ title: 'هذه نسختك، وهي مسودة', variant: 'success' });
      await navigate(`/studio/courses/${answer.course.id}`);
    } catch (error) {
      toast({
        title: wording`تعذر نسخ الكورس`,
        description: errorText(error),
        variant: 'destructive',
      });
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
