import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { lazy, Suspense } from 'react';
import { SwitchDraftField } from '#studio-kit/fields/switch-draft-field.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { cx } from '#ui/class-names.ts';
import { inOrder, Skeleton } from '#ui/list/skeleton.tsx';
import { TextSection } from './text-section.tsx';
import { TypeField } from './type-field.tsx';

// A lecture loads what its own type needs.
const VideoSection = lazy(() => import('./video-section.tsx'));
const QuizSection = lazy(() => import('#assessment/questions/studio/quiz/quiz-section.tsx'));
const ExerciseSection = lazy(() => import('#assessment/exercises/studio/exercise-section.tsx'));

interface LectureFormProps {
  edited: EditedItem<'lecture'>;
  item: StudioItem;
}

/** The fields of a lecture: its name as a heading, what it is, and what its type needs. */
export function LectureForm({ edited, item }: LectureFormProps) {
  const { field } = edited;
  const type = field('type');
  const locked = !item.permissions.edit;
  return (
    <fieldset disabled={locked} className={cx('flex min-w-0 flex-col gap-6', inOrder)}>
      <legend className="sr-only">{wording`المحاضرة`}</legend>
      <TextDraftField
        field={field('name')}
        label={wording`اسم المحاضرة`}
        hideLabel
        wraps
        max={limits.nameMaxLength}
        inputClass="min-h-0! resize-none! border-transparent! bg-transparent! px-0! text-2xl! font-semibold focus:border-line-strong!"
      />
      <div className="flex flex-wrap items-start gap-x-10 gap-y-4">
        <TypeField field={type} />
        <SwitchDraftField
          field={field('free')}
          label={wording`محاضرة {مجانية|مجاني}`}
          hint={wording`{lecture:تُفتح|يُفتح} لمن لم يشترك في الكورس.`}
        />
      </div>
      {type.value === 'video' ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <VideoSection edited={edited} disabled={locked} />
        </Suspense>
      ) : (
        <TextSection key={type.value} edited={edited} type={type.value} disabled={locked} />
      )}
      {type.value === 'quiz' && item.course && (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <QuizSection edited={edited} course={item.course.id} disabled={locked} />
        </Suspense>
      )}
      {type.value === 'exercise' && (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <ExerciseSection edited={edited} disabled={locked} />
        </Suspense>
      )}
    </fieldset>
  );
}
