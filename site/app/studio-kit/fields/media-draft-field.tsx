import type { MediaKind } from '@nibras/contract/content/media/studio/shapes.ts';
import { MediaField } from '#content/media/studio/index.ts';
import type { EditedField } from '../saving/use-studio-item.ts';
import { DraftBox } from './draft-box.tsx';

interface MediaDraftFieldProps {
  field: EditedField<string | null>;
  kind: MediaKind;
  label: string;
  disabled: boolean;
  chooseAtOnce?: boolean;
}

/** A file of the draft. */
export function MediaDraftField({
  field,
  kind,
  label,
  disabled,
  chooseAtOnce = false,
}: MediaDraftFieldProps) {
  return (
    <DraftBox field={field}>
      <MediaField
        kind={kind}
        label={label}
        value={field.value}
        onChange={field.set}
        disabled={disabled}
        chooseAtOnce={chooseAtOnce}
      />
    </DraftBox>
  );
}
