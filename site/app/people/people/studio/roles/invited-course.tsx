import type { Choice } from '@nibras/contract/content/choices/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { ChoicePicture } from '#studio-kit/choices/choice-picture.tsx';
import { ChoiceSearch } from '#studio-kit/choices/choice-search.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';

interface InvitedCourseProps {
  course: Choice | null;
  error: string | undefined;
  onChange(course: Choice | null): void;
}

/** The course of an invitation to one course. */
export function InvitedCourse({ course, error, onChange }: InvitedCourseProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{wording`الكورس`}</legend>
      {course ? (
        <p className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-raised px-3 py-1.5">
          <ChoicePicture kind="course" choice={course} />
          <bdi className="min-w-0 grow wrap-anywhere">{course.name}</bdi>
          <IconButton label={`أزل «${course.name}»`} onClick={() => onChange(null)}>
            <CloseIcon className="size-5" />
          </IconButton>
        </p>
      ) : (
        <ChoiceSearch
          kind="course"
          label={wording`اختر الكورس`}
          placeholder={wording`ابحث عن كورس`}
          chosen={[]}
          onChoose={onChange}
        />
      )}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
