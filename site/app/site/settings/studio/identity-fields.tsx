import { site as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { MediaDraftField } from '#studio-kit/fields/media-draft-field.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { SwitchDraftField } from '#studio-kit/fields/switch-draft-field.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { AccentField } from './accent-field.tsx';
import { HeroWordsFields } from './hero-words-fields.tsx';
import { HomeSectionsField } from './home-sections-field.tsx';
import { NounsField } from './nouns-field.tsx';

interface IdentityFieldsProps {
  edited: EditedItem<'site'>;
  locked: boolean;
}

/** What the site is called, how it looks, and what its home page shows. */
export function IdentityFields({ edited: { field }, locked }: IdentityFieldsProps) {
  const file = (name: 'logo' | 'logo_dark' | 'icon', label: string) => (
    <MediaDraftField field={field(name)} kind="image" label={label} disabled={locked} />
  );
  return (
    <>
      <Section
        title="الاسم والشعار"
        description="يظهران في الموقع كله، وفي الرسائل، وفي صور الروابط حين تُشارك."
      >
        <TextDraftField field={field('name')} label="اسم الموقع" max={limits.nameMaxLength} />
        <TextDraftField
          field={field('tagline')}
          label="جملة تعريفية"
          hint="تظهر تحت الاسم أسفل كل صفحة، وفي نتائج البحث. اتركها فارغة للجملة الأصلية."
          rows={2}
          max={limits.taglineMaxLength}
        />
        <div className="grid gap-5 sm:grid-cols-3">
          {file('logo', 'الشعار')}
          {file('logo_dark', 'الشعار على خلفية داكنة')}
          {file('icon', 'الأيقونة')}
        </div>
        <p className="text-sm text-text-faint">
          الشعار الداكن اختياري، ويفيد إن كان في الشعار حروف داكنة. والأيقونة صورة مربعة لتبويب
          المتصفح والرسائل وشاشة الهاتف، وقد تحتفظ المتصفحات بالأيقونة السابقة ساعة.
        </p>
        <SwitchDraftField
          field={field('logo_has_name')}
          label="اسم الموقع مكتوب في الشعار"
          hint="فلا يُكتب مرة أخرى بجانبه."
        />
      </Section>
      <Section title="اللون">
        <AccentField field={field('accent')} />
      </Section>
      <Section title="الصفحة الرئيسية">
        <HeroWordsFields title={field('hero_title')} text={field('hero_text')} />
        <HomeSectionsField field={field('home_sections')} />
      </Section>
      <Section
        title="أسماء الأشياء"
        description={wording`ما تختاره هنا يُكتب في الموقع كله وفي رسائله. ما كتبته بنفسك، مثل أسماء الكورسات وأوصافها، يبقى كما هو.`}
      >
        <NounsField field={field('nouns')} />
      </Section>
    </>
  );
}
