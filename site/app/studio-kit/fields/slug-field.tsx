import { studio as limits } from '@nibras/contract/limits.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import type { EditedField } from '../saving/use-studio-item.ts';
import { DraftBox } from './draft-box.tsx';
import { slugOf, slugProblem, typedSlug } from './slug-input.ts';

interface SlugFieldProps {
  field: EditedField<string>;
  /** The name that an address can be made from. */
  name: string;
  /** The part of the address before it, as `/courses/`. */
  prefix: string;
  /** The address that visitors use now; null where there is none yet. */
  publicSlug: string | null;
}

/** The end of the page's address. Links with the former one of a published page go on working, and it says so. */
export function SlugField({ field, name, prefix, publicSlug }: SlugFieldProps) {
  const problem = slugProblem(field.value) ?? field.refusal;
  const made = slugOf(name);
  const moves = publicSlug !== null && field.value !== publicSlug && problem === null;
  return (
    <DraftBox field={field} showsRefusal>
      <Field
        label="عنوان الصفحة"
        hint="حروف وأرقام، وبين الكلمات شرطة."
        {...(problem && { error: problem })}
      >
        <span dir="ltr" className="flex items-stretch">
          <span className="flex items-center rounded-s-md border border-e-0 border-line-strong bg-sunken px-3 text-sm text-text-soft max-sm:hidden">
            {prefix}
          </span>
          <Input
            value={field.value}
            maxLength={limits.slugMaxLength}
            onChange={({ target }) => field.set(typedSlug(target.value))}
            className="sm:rounded-s-none!"
          />
        </span>
      </Field>
      {made !== '' && made !== field.value && (
        <Button variant="ghost" size="sm" className="mt-1" onClick={() => field.set(made)}>
          اجعله من الاسم
        </Button>
      )}
      {moves && (
        <Notice tone="info" className="mt-2">
          بعد النشر ينقل العنوان السابق «<bdi>{publicSlug}</bdi>» من يفتحه إلى العنوان الجديد، فلا
          تتعطل روابط نشرتها من قبل.
        </Notice>
      )}
    </DraftBox>
  );
}
