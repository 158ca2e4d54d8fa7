import { site as limits } from '@nibras/contract/limits.ts';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';

interface HeroWordsFieldsProps {
  title: EditedField<string>;
  text: EditedField<string>;
}

/** The words at the top of the home page, and how they will stand there. */
export function HeroWordsFields({ title, text }: HeroWordsFieldsProps) {
  return (
    <>
      <TextDraftField
        field={title}
        label="العنوان"
        hint="أول ما يقرؤه الزائر. اتركه فارغًا للعنوان الأصلي."
        max={limits.heroTitleMaxLength}
      />
      <TextDraftField
        field={text}
        label="الجملة تحته"
        hint="ماذا تقدّم ولمن، في سطرين. اتركها فارغة للجملة الأصلية."
        rows={2}
        max={limits.heroTextMaxLength}
      />
      <figure aria-label="هكذا تظهر أعلى الصفحة الرئيسية" className="flex flex-col gap-1.5">
        <figcaption aria-hidden="true" className="text-sm text-text-faint">
          هكذا تظهر أعلى الصفحة الرئيسية
        </figcaption>
        <div className="dark rounded-md bg-ink px-5 py-6 text-on-ink">
          <p className="text-4xl leading-[1.28] font-bold wrap-anywhere">
            {title.value.trim() || 'العنوان الأصلي'}
          </p>
          <p className="mt-4 max-w-xl text-lg wrap-anywhere text-on-ink-soft">
            {text.value.trim() || 'الجملة الأصلية'}
          </p>
        </div>
      </figure>
    </>
  );
}
