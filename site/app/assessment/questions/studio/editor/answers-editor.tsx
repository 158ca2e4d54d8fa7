import type { QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';
import type { AnswersProps } from './answers-props.ts';
import { ChoicesEditor } from './choices-editor.tsx';
import { EssayEditor } from './essay-editor.tsx';
import { GapsEditor } from './gaps-editor.tsx';
import { ItemsEditor } from './items-editor.tsx';
import { NumberEditor } from './number-editor.tsx';
import { OutputEditor } from './output-editor.tsx';
import { PairsEditor } from './pairs-editor.tsx';
import { TextEditor } from './text-editor.tsx';
import { TrueFalseEditor } from './true-false-editor.tsx';

/** What may be answered and what is right, by the kind of the question. */
export function AnswersEditor({ kind, ...props }: AnswersProps & { kind: QuestionKind }) {
  switch (kind) {
    case 'single':
    case 'multiple':
      return <ChoicesEditor {...props} several={kind === 'multiple'} />;
    case 'true-false':
      return <TrueFalseEditor {...props} />;
    case 'text':
      return <TextEditor {...props} />;
    case 'number':
      return <NumberEditor {...props} />;
    case 'match':
      return <PairsEditor {...props} />;
    case 'order':
      return <ItemsEditor {...props} />;
    case 'gaps':
      return <GapsEditor {...props} />;
    case 'output':
      return <OutputEditor {...props} />;
    case 'essay':
      return <EssayEditor {...props} />;
  }
}
