import { videoQuestions as limits } from '@nibras/contract/assessment/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bankQuery } from '#assessment/questions/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { SwitchDraftField } from '#studio-kit/fields/switch-draft-field.tsx';
import { useVideoKeys } from '#studio-kit/video/video-keys.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import type { VideoSectionProps } from '../video-section-props.ts';
import { questionKeys } from './keys.ts';
import { PickDialog } from './pick-dialog.tsx';
import { PlaceRow } from './place-row.tsx';
import { usePlaces } from './use-places.ts';

/** The questions that a video asks: one is placed by a key while it plays. */
export function QuestionsSection(props: VideoSectionProps) {
  const { course } = props.item;
  return course && <Questions {...props} course={course.id} />;
}

function Questions({ edited, video, disabled, course }: VideoSectionProps & { course: number }) {
  const questions = usePlaces(edited, course);
  const { places, rows } = questions;
  // The choice by keys finds the bank loaded.
  const tags = useQuery({ ...bankQuery(course), enabled: !disabled }).data?.tags ?? [];
  /** The second for which a question is being chosen. */
  const [second, setSecond] = useState<number | null>(null);
  // A video of another site does not play on this page, so the second of a new question is typed in its row.
  const isElsewhere = video.element === null && edited.field('elsewhere').value !== null;
  const canAdd = !disabled && (video.element !== null || isElsewhere) && !questions.isFull;
  function addHere() {
    if (!canAdd) return;
    video.pause();
    const here = isElsewhere ? (places.at(-1)?.second ?? 0) : Math.floor(video.seconds());
    setSecond(Math.min(limits.lastSecond, here));
  }
  useVideoKeys(questionKeys, addHere);

  // A row that moves in the list would lose the keyboard.
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<number | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-place="${moved.current}"] input`)?.focus();
    moved.current = null;
  });
  function move(question: number, to: number) {
    if (list.current?.contains(document.activeElement)) moved.current = question;
    const end = Math.floor(video.duration ?? limits.lastSecond);
    questions.place(question, Math.min(to, end));
    video.seek(Math.max(0, to));
  }

  return (
    <Section
      title="أسئلة الفيديو"
      description={wording`{يتوقف|تتوقف} الفيديو عند كل سؤال حتى {يجيب|تجيب} الطالب أو {يتخطاه|تتخطاه}.`}
    >
      <DraftBox field={questions.field} className="flex flex-col gap-4">
        {!disabled && (
          <div>
            <Button
              size="sm"
              icon={<PlusIcon className="size-4.5" />}
              disabled={!canAdd}
              aria-keyshortcuts="Q"
              onClick={addHere}
            >
              {isElsewhere ? 'أضف سؤالًا' : 'سؤال هنا'}{' '}
              <kbd dir="ltr" className="pointer-coarse:hidden">
                Q
              </kbd>
            </Button>
          </div>
        )}
        {questions.failure ? (
          <FailedState message={errorText(questions.failure)} onRetry={questions.retry} />
        ) : places.length === 0 ? (
          <p className="text-text-soft">
            {isElsewhere
              ? 'لا أسئلة بعد. أضف سؤالًا، ثم اكتب وقته في الفيديو.'
              : 'لا أسئلة بعد. شغّل الفيديو واضغط «سؤال هنا» حيث تريد أن تسأل.'}
          </p>
        ) : (
          <ol
            ref={list}
            aria-label="أسئلة الفيديو"
            className="overflow-hidden rounded-md border border-line"
          >
            {places.map((place) => (
              <PlaceRow
                key={place.question}
                place={place}
                row={rows.get(place.question)}
                figures={questions.figuresOf(place.question)}
                isAfterEnd={video.duration !== null && place.second > video.duration}
                tags={tags.map(({ name }) => name)}
                isOpen={questions.opened === place.question}
                isNew={questions.made === place.question}
                disabled={disabled}
                onToggle={() => questions.toggle(place.question)}
                onSeek={video.playsFrom(place.second)}
                onMove={(to) => move(place.question, to)}
                onRemove={() => questions.remove(place.question)}
                onSaved={questions.refresh}
              />
            ))}
          </ol>
        )}
        {questions.isFull && <p className="text-sm text-text-faint">هذه أكبر قائمة يمكن حفظها.</p>}
      </DraftBox>
      {places.length > 0 && (
        <fieldset disabled={disabled} className="min-w-0">
          <legend className="sr-only">{wording`إتمام المحاضرة`}</legend>
          <SwitchDraftField
            field={edited.field('questions_required')}
            label={wording`لا {تكتمل|يكتمل} المحاضرة إلا بالإجابة عن أسئلتها`}
            hint={wording`{يكفي|تكفي} أن {يجيب|تجيب} الطالب عنها كلها، صوابًا أو خطأ.`}
          />
        </fieldset>
      )}
      {second !== null && (
        <PickDialog
          course={course}
          second={second}
          placed={new Set(places.map(({ question }) => question))}
          onPick={(question) => {
            questions.place(question, second);
            setSecond(null);
          }}
          onMake={(kind) => {
            void questions.make(kind, second);
            setSecond(null);
          }}
          onClose={() => setSecond(null)}
        />
      )}
    </Section>
  );
}
