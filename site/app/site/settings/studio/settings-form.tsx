import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { site as limits } from '@nibras/contract/limits.ts';
import { currencies, siteLinks } from '@nibras/contract/site/site.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { MediaDraftField } from '#studio-kit/fields/media-draft-field.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { SelectDraftField } from '#studio-kit/fields/select-draft-field.tsx';
import { SwitchDraftField } from '#studio-kit/fields/switch-draft-field.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { Link as TextLink } from '#ui/text/link.tsx';
import { AccentField } from './accent-field.tsx';
import { HomeSectionsField } from './home-sections-field.tsx';
import { NounsField } from './nouns-field.tsx';

const linkNames: Record<(typeof siteLinks)[number], string> = {
  facebook: 'فيسبوك',
  x: 'إكس',
  youtube: 'يوتيوب',
  linkedin: 'لينكدإن',
  github: 'جيت هب',
};

const currencyNames = new Intl.DisplayNames('ar', { type: 'currency' });

interface SettingsFormProps {
  edited: EditedItem<'site'>;
  item: StudioItem;
}

/** The fields of the site's settings. Each is saved by itself; visitors see them once they are published. */
export function SettingsForm({ edited, item }: SettingsFormProps) {
  const { field } = edited;
  const locked = !item.permissions.edit;
  const file = (name: 'logo' | 'logo_dark' | 'icon', label: string) => (
    <MediaDraftField field={field(name)} kind="image" label={label} disabled={locked} />
  );
  return (
    <fieldset disabled={locked} className="flex min-w-0 flex-col gap-6">
      <legend className="sr-only">إعدادات الموقع</legend>
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
      <Section title="التواصل والروابط" description="في أسفل كل صفحة وفي صفحة التواصل.">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextDraftField
            field={field('email')}
            label="بريد التواصل"
            hint="إليه تصل الطلبات ورسائل التواصل، وعليه يرد الناس."
            max={limits.emailMaxLength}
          />
          <TextDraftField field={field('phone')} label="الهاتف" max={limits.phoneMaxLength} />
        </div>
        <TextDraftField field={field('address')} label="العنوان" max={limits.addressMaxLength} />
        <div className="grid gap-5 sm:grid-cols-2">
          {siteLinks.map((name) => (
            <TextDraftField
              key={name}
              field={field(name)}
              label={linkNames[name]}
              max={limits.linkMaxLength}
            />
          ))}
        </div>
      </Section>
      <Section title="اللون">
        <AccentField field={field('accent')} />
      </Section>
      <Section
        title={wording`الشهادات`}
        description="العنوان والنص والتوقيع واللون، مع معاينة حية."
      >
        <p>
          <TextLink to="/studio/certificates/design">{wording`تصميم الشهادة`}</TextLink>
        </p>
      </Section>
      <Section title="الصفحة الرئيسية">
        <HomeSectionsField field={field('home_sections')} />
      </Section>
      <Section
        title="أسماء الأشياء"
        description={wording`ما تختاره هنا يُكتب في الموقع كله وفي رسائله. ما كتبته بنفسك، مثل أسماء الكورسات وأوصافها، يبقى كما هو.`}
      >
        <NounsField field={field('nouns')} />
      </Section>
      <Section title="العملة والوقت">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectDraftField
            field={field('currency')}
            label="العملة"
            hint="تُكتب بجانب الأسعار كما هي، ولا تُحوَّل الأرقام من عملة إلى أخرى."
            options={currencies.map((value) => ({
              value,
              label: `${currencyNames.of(value) ?? value} (${value})`,
            }))}
          />
          <TextDraftField
            field={field('time_zone')}
            label="المنطقة الزمنية"
            hint="بها تُكتب المواعيد في الموقع والرسائل."
            list="time-zones"
            max={limits.timeZoneMaxLength}
          />
          <datalist id="time-zones">
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </div>
      </Section>
    </fieldset>
  );
}
