import { type LectureKind, lectureKinds } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId } from 'react';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import {
  ArticleLectureIcon,
  AssignmentIcon,
  CodeIcon,
  QuizIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';

const types = {
  video: { name: 'فيديو', icon: VideoLectureIcon },
  article: { name: wording`مقال`, icon: ArticleLectureIcon },
  quiz: { name: wording`اختبار`, icon: QuizIcon },
  exercise: { name: wording`تمرين {برمجي|برمجية}`, icon: CodeIcon },
  assignment: { name: 'مهمة', icon: AssignmentIcon },
} as const satisfies Record<LectureKind, object>;

/** What a lecture is. Its video and its text are kept when the type changes. */
export function TypeField({ field }: { field: EditedField<LectureKind> }) {
  const name = useId();
  return (
    <DraftBox field={field}>
      <fieldset>
        <legend className="mb-1.5 font-medium">{wording`نوع المحاضرة`}</legend>
        <div className="grid grid-cols-2 gap-1 rounded-md bg-sunken p-1 sm:flex sm:w-fit sm:flex-wrap">
          {lectureKinds.map((type) => {
            const { icon: Icon, name: label } = types[type];
            return (
              <label
                key={type}
                className="relative flex min-h-10 cursor-pointer items-center gap-2 rounded-sm px-3 text-text-soft transition-colors has-checked:bg-raised has-checked:font-semibold has-checked:text-text has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  checked={field.value === type}
                  onChange={() => field.set(type)}
                  className="absolute inset-0 cursor-pointer appearance-none outline-none"
                />
                <Icon className="size-5" />
                {label}
              </label>
            );
          })}
        </div>
      </fieldset>
    </DraftBox>
  );
}
