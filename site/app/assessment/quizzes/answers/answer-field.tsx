import type { AnswerFieldProps } from './answer-field-props.ts';
import { ChoicesField } from './choices-field.tsx';
import { GapsField } from './gaps-field.tsx';
import { MatchField } from './match-field.tsx';
import { OrderField } from './order-field.tsx';
import { EssayField, OutputField, TextField } from './text-fields.tsx';

/** Where a question is answered, by its kind. */
export function AnswerField(props: AnswerFieldProps) {
  switch (props.question.kind) {
    case 'single':
    case 'multiple':
    case 'true-false':
      return <ChoicesField {...props} />;
    case 'match':
      return <MatchField {...props} />;
    case 'order':
      return <OrderField {...props} />;
    case 'gaps':
      return <GapsField {...props} />;
    case 'output':
      return <OutputField {...props} />;
    case 'essay':
      return <EssayField {...props} />;
    default:
      return <TextField {...props} />;
  }
}
