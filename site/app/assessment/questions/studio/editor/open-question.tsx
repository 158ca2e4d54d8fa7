import type { QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';
import { useEffect, useEffectEvent } from 'react';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { QuestionEditor } from './question-editor.tsx';

interface OpenQuestionProps {
  id: number;
  /** The tags of the bank. */
  tags: readonly string[];
  takesFocus: boolean;
  /** The lists that show the question follow what is saved. */
  onSaved(): void;
  /** Ctrl+Enter: the next question of the same kind. */
  onNext?(kind: QuestionKind): void;
}

/** A question that is edited in place, in a list of them. */
export default function OpenQuestion({ id, tags, takesFocus, onSaved, onNext }: OpenQuestionProps) {
  const edited = useStudioItem('question', id);
  const { savedAt } = edited;
  const follow = useEffectEvent(onSaved);
  useEffect(() => {
    if (savedAt !== null) follow();
  }, [savedAt]);
  return (
    <QuestionEditor
      edited={edited}
      tags={tags}
      takesFocus={takesFocus}
      {...(onNext && { onNext })}
      showsStatus
    />
  );
}
