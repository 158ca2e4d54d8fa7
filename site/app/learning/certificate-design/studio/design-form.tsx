import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { certificateDefaults } from '@nibras/contract/learning/certificate-design/studio/shapes.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { MediaDraftField } from '#studio-kit/fields/media-draft-field.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { CertificateAccentField } from './certificate-accent-field.tsx';

/** The fields of a certificate's look. Each is saved by itself; certificates show them once they are published. */
export function DesignForm({ edited, item }: { edited: EditedItem<'site'>; item: StudioItem }) {
  const { field } = edited;
  const locked = !item.permissions.edit;
  return (
    <fieldset disabled={locked} className="flex min-w-0 flex-col gap-6">
      <legend className="sr-only">{wording`تصميم الشهادة`}</legend>
      <Section
        title="الكلمات"
        description={wording`تُكتب على الشهادات التي تصدر بعد النشر. وما صدر قبله يبقى كما صدر.`}
      >
        <TextDraftField
          field={field('certificate_title')}
          label="العنوان"
          placeholder={certificateDefaults.title}
          max={limits.titleMaxLength}
        />
        <TextDraftField
          field={field('certificate_text')}
          label="النص"
          hint={wording`اكتب {الاسم} مكان اسم الطالب، و${'{الكورس}'} مكان اسم الكورس، و{التاريخ} مكان تاريخ الإتمام. وللاسم سطر مستقل. اترك النص فارغًا للنص الأصلي.`}
          placeholder={certificateDefaults.text}
          rows={3}
          max={limits.textMaxLength}
        />
      </Section>
      <Section
        title="التوقيع"
        description={wording`من يوقّع الشهادة. اتركه فارغًا لشهادة بلا توقيع.`}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextDraftField
            field={field('certificate_signer')}
            label="اسم الموقّع"
            max={limits.nameMaxLength}
          />
          <TextDraftField
            field={field('certificate_signer_title')}
            label="صفته"
            placeholder="مثل: مدير الأكاديمية"
            max={limits.titleMaxLength}
          />
        </div>
        <div className="max-w-sm">
          <MediaDraftField
            field={field('certificate_signature')}
            kind="image"
            label="صورة التوقيع"
            disabled={locked}
          />
        </div>
        <p className="text-sm text-text-faint">
          {wording`أفضلها صورة PNG بخلفية شفافة. تظهر على الشهادات الجديدة بعد نشرها بدقيقة.`}
        </p>
      </Section>
      <Section title="اللون">
        <CertificateAccentField field={field('certificate_accent')} />
      </Section>
    </fieldset>
  );
}
