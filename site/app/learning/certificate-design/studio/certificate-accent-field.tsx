import { certificateDefaults } from '@nibras/contract/learning/certificate-design/studio/shapes.ts';
import { site as limits } from '@nibras/contract/limits.ts';
import { accentColours, parseAccent } from '@nibras/contract/site/accent.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

/** The colour of the star, the line and the screen; said where it is adapted to be seen on the page. */
export function CertificateAccentField({ field }: { field: EditedField<string> }) {
  const chosen = parseAccent(field.value);
  const isWrong = field.value.trim() !== '' && chosen === null;
  const drawn = chosen && accentColours(chosen).light.accent;
  return (
    <DraftBox field={field} showsRefusal>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={wording`لون الشهادة`}
          hint="للنجمة والخطوط. اتركه فارغًا للون الموقع."
          {...(isWrong && { error: 'اكتب # ثم ستة أرقام أو حروف من a إلى f، مثل #0d7a5f.' })}
          {...(field.refusal && { error: field.refusal })}
          className="grow basis-56"
        >
          <Input
            dir="ltr"
            value={field.value}
            maxLength={limits.accentMaxLength}
            placeholder={certificateDefaults.accent}
            onChange={({ target }) => field.set(target.value)}
          />
        </Field>
        <input
          type="color"
          aria-label={wording`اختر لون الشهادة من لوحة الألوان`}
          value={chosen ?? certificateDefaults.accent}
          onChange={({ target }) => field.set(target.value)}
          className="mb-7 h-12 w-16 cursor-pointer rounded-md border border-line-strong bg-raised p-1"
        />
        {field.value !== '' && (
          <Button variant="ghost" size="sm" className="mb-8" onClick={() => field.set('')}>
            لون الموقع
          </Button>
        )}
      </div>
      {drawn && drawn !== chosen && (
        <p className="mt-1 text-sm text-text-soft">
          يُطبع بالدرجة <bdi dir="ltr">{drawn}</bdi>، لأن اللون الذي اخترته لا يتضح على الورق.
        </p>
      )}
    </DraftBox>
  );
}
