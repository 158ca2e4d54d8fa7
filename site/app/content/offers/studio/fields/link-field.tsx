import { drafts as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { linkProblem } from './web-address.ts';

/** The address of the project itself; without a scheme it is taken for https. */
export function LinkField({ field }: { field: EditedField<string | null> }) {
  const value = field.value ?? '';
  const problem = linkProblem(value) ?? field.refusal;
  return (
    <DraftBox field={field} showsRefusal>
      <Field
        label={wording`رابط المشروع`}
        hint={wording`يفتحه زر «زيارة المشروع». اتركه فارغًا إن لم {يكن متاحًا|تكن متاحة} للجميع.`}
        {...(problem && { error: problem })}
      >
        <Input
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com"
          maxLength={limits.pathMaxLength}
          value={value}
          onChange={({ target }) => field.set(target.value)}
        />
      </Field>
    </DraftBox>
  );
}
