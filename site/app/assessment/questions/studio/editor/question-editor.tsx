import type { QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { usePictureChoice } from '#studio-kit/editor/pictures/use-picture-choice.tsx';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { PresenceNote } from '#studio-kit/saving/presence-note.tsx';
import { SaveStatus } from '#studio-kit/saving/save-status.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { TagsInput } from '../tags-input.tsx';
import { kindTexts } from '../texts.ts';
import { AnswersEditor } from './answers-editor.tsx';
import { HintsEditor } from './hints-editor.tsx';
import { HtmlField } from './html-field.tsx';
import { KindMenu } from './kind-menu.tsx';
import { PointsField } from './points-field.tsx';

interface QuestionEditorProps {
  edited: EditedItem<'question'>;
  /** The tags of the bank. */
  tags: readonly string[];
  /** Whether its text gets the keyboard when it is there: it was just made. */
  takesFocus?: boolean;
  /** Ctrl+Enter: the next question of the same kind. */
  onNext?(kind: QuestionKind): void;
  /** Whether the state of saving stands here and not in a page's bar. */
  showsStatus?: boolean;
}

/** A question under edit, wherever it stands: its text, its answers, and what belongs to them. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { edited } = props;
  if (edited.item) return <Fields {...props} locked={!edited.item.permissions.edit} />;
  if (edited.failure) {
    return <FailedState message={errorText(edited.failure)} onRetry={() => void edited.reload()} />;
  }
  return (
    <div role="status" aria-label="جارٍ فتح السؤال">
      <SkeletonText lines={3} />
    </div>
  );
}

function Fields({
  edited,
  tags,
  takesFocus = false,
  onNext,
  showsStatus = false,
  locked,
}: QuestionEditorProps & { locked: boolean }) {
  const { choosePicture, picker } = usePictureChoice();
  const box = useRef<HTMLFieldSetElement>(null);
  const kind = edited.field('kind');
  const body = edited.field('body');
  const answers = edited.field('answers');
  const explanation = edited.field('explanation');
  const hints = edited.field('hints');
  const points = edited.field('points');
  const ownTags = edited.field('tags');

  useEffect(() => {
    if (takesFocus) box.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onNext) return;
    event.preventDefault();
    onNext(kind.value);
  }

  return (
    <fieldset
      ref={box}
      disabled={locked}
      data-studio-item={`question:${edited.id}`}
      onKeyDown={onKeyDown}
      className="flex min-w-0 flex-col gap-5"
    >
      <legend className="sr-only">السؤال</legend>
      {showsStatus && (
        <div className="flex flex-wrap items-center gap-x-4">
          <SaveStatus item={edited} />
          <PresenceNote item={edited} />
        </div>
      )}
      <DraftBox field={body}>
        <HtmlField
          label={kind.value === 'true-false' ? 'العبارة' : 'السؤال'}
          value={body.value}
          onChange={body.set}
          disabled={locked}
          choosePicture={choosePicture}
        />
      </DraftBox>
      <DraftBox field={answers}>
        <AnswersEditor
          kind={kind.value}
          answers={answers.value}
          change={(parts) => answers.set({ ...answers.value, ...parts })}
          disabled={locked}
          choosePicture={choosePicture}
        />
      </DraftBox>
      <DraftBox field={explanation}>
        <HtmlField
          short
          label="شرح الإجابة"
          placeholder={wording`يظهر للطالب مع الإجابة الصحيحة`}
          value={explanation.value}
          onChange={explanation.set}
          disabled={locked}
          choosePicture={choosePicture}
        />
      </DraftBox>
      <DraftBox field={hints}>
        <HintsEditor
          hints={hints.value}
          onHints={hints.set}
          disabled={locked}
          choosePicture={choosePicture}
        />
      </DraftBox>
      <div className="grid items-start gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex flex-wrap gap-4">
          <PointsField field={points} />
          <DraftBox field={kind}>
            <p className="mb-1.5 font-medium">النوع</p>
            <KindMenu
              onKind={kind.set}
              trigger={
                <Button
                  variant="secondary"
                  disabled={locked}
                  icon={<DownIcon className="size-4" />}
                  className="min-h-11!"
                >
                  <span className="sr-only">غيّر نوع السؤال: </span>
                  {kindTexts[kind.value].name}
                </Button>
              }
            />
          </DraftBox>
        </div>
        <DraftBox field={ownTags}>
          <TagsInput
            label="الوسوم"
            tags={ownTags.value}
            onTags={ownTags.set}
            known={tags}
            disabled={locked}
          />
        </DraftBox>
      </div>
      {picker}
    </fieldset>
  );
}
