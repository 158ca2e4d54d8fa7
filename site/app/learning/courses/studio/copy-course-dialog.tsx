import { postStudioCoursesByIdCopy } from '@nibras/contract/learning/courses/studio/calls.ts';
import type { copyParts, StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { coursesKey } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';

type Part = (typeof copyParts)[number];

const parts: { part: Part; label: string; hint: string }[] = [
  { part: 'content', label: 'الفصول والمحاضرات', hint: 'بترتيبها ونصوصها، وكلها مسودات.' },
  { part: 'media', label: 'الفيديوهات والصور والترجمات', hint: 'الملفات نفسها، فلا تُرفع ثانية.' },
  { part: 'resources', label: 'ملفات الكورس', hint: 'ما يحمّله الطلاب من صفحة الكورس.' },
  { part: 'staff', label: 'فريق العمل', hint: 'المعلّمون والمساعدون بأدوارهم.' },
];

interface CopyCourseDialogProps {
  course: Pick<StudioCourse, 'id' | 'name'>;
  onClose(): void;
}

/** Copies a course, with what is chosen of it; the copy opens at once. */
export function CopyCourseDialog({ course, onClose }: CopyCourseDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly Part[]>(['content', 'media', 'resources']);
  const { busy, run } = useAsyncAction(async () => {
    try {
      const answer = await makeCall(postStudioCoursesByIdCopy, {
        params: { id: course.id },
        body: { include: chosen },
      });
      void client.invalidateQueries({ queryKey: coursesKey });
      toast({ title: 'هذه نسختك، وهي مسودة', variant: 'success' });
      await navigate(`/studio/courses/${answer.course.id}`);
    } catch (error) {
      toast({ title: 'تعذر نسخ الكورس', description: errorText(error), variant: 'destructive' });
    }
  });

  function toggle(part: Part, on: boolean) {
    setChosen((before) => (on ? [...before, part] : before.filter((one) => one !== part)));
  }

  function copy(event: FormEvent) {
    event.preventDefault();
    void run();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="نسخة من الكورس"
      description={
        <>
          من «<bdi>{course.name}</bdi>»، بوصفه وسعره وإعداداته. لا ينتقل إليها طلاب ولا تقييمات.
        </>
      }
    >
      <form onSubmit={copy}>
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-2 font-medium">ما الذي تأخذه معها؟</legend>
          {parts.map(({ part, label, hint }) => (
            <label key={part} className="flex min-h-11 items-start gap-3 rounded-sm py-1.5">
              <input
                type="checkbox"
                checked={chosen.includes(part)}
                onChange={(event) => toggle(part, event.target.checked)}
                className="mt-1 size-5 shrink-0 accent-link"
              />
              <span>
                <span className="block">{label}</span>
                <span className="block text-sm text-text-faint">{hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Button
          type="submit"
          autoFocus
          loading={busy}
          loadingLabel="جارٍ النسخ…"
          className="mt-6 w-full"
        >
          أنشئ النسخة
        </Button>
      </form>
    </Dialog>
  );
}
