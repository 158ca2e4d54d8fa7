import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { FeaturesField, ManagerField, RelatedField } from '#content/offers/studio/index.ts';
import { PriceField } from '#selling/settings/studio/index.ts';
import { CategoryField } from '#studio-kit/fields/category-field.tsx';
import { MediaDraftField } from '#studio-kit/fields/media-draft-field.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { SlugField } from '#studio-kit/fields/slug-field.tsx';
import { SwitchDraftField } from '#studio-kit/fields/switch-draft-field.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { servicePrice } from './service-price.ts';

interface ServiceFormProps {
  edited: EditedItem<'service'>;
  item: StudioItem;
}

/** The fields of a service, each saved by itself. */
export function ServiceForm({ edited, item }: ServiceFormProps) {
  const { field } = edited;
  const locked = !item.permissions.edit;
  const name = field('name');
  return (
    <fieldset disabled={locked} className="flex min-w-0 flex-col gap-6">
      <legend className="sr-only">{wording`الخدمة`}</legend>
      <Section title="الأساسيات">
        <TextDraftField field={name} label={wording`اسم الخدمة`} max={limits.nameMaxLength} />
        <TextDraftField
          field={field('small_description')}
          label="وصف مختصر"
          hint={wording`يظهر في بطاقة الخدمة وأول {صفحتها|صفحته} ونتائج البحث.`}
          rows={3}
          max={limits.descriptionMaxLength}
        />
        <TextDraftField
          field={field('user_description')}
          label="ما نقدمه"
          hint={wording`ما {تشمله|يشمله} الخدمة وكيف {تعمل|يعمل} مع العميل. افصل بين الفقرات بسطر فارغ.`}
          rows={6}
          max={limits.longTextMaxLength}
        />
        <FeaturesField field={field('description')} />
        <CategoryField field={field('category_id')} />
        <ManagerField field={field('manager_id')} disabled={locked} />
      </Section>
      <Section title="الصورة">
        <MediaDraftField
          field={field('image')}
          kind="image"
          label={wording`صورة الخدمة`}
          disabled={locked}
        />
      </Section>
      <Section title="السعر والتمييز">
        <PriceField field={field('price_starting')} texts={servicePrice} decimals={2} />
        <SwitchDraftField
          field={field('featured')}
          label={wording`خدمة {مميزة|مميز}`}
          hint={wording`تحمل {صفحتها|صفحته} شارة «خدمة {مميزة|مميز}».`}
        />
      </Section>
      <Section
        title={wording`مشاريع نفّذتها {service:ضمنها|ضمنه}`}
        description={wording`بهذا الترتيب في صفحة الخدمة، ومن مهاراتها تُجمع «التقنيات المستخدمة».`}
      >
        <RelatedField
          field={field('projects')}
          kind="project"
          label={wording`مشاريع الخدمة`}
          addLabel={wording`أضف مشروعًا`}
          placeholder={wording`ابحث عن مشروع {لتضيفه|لتضيفها}`}
          disabled={locked}
          ordered
          pathOf={(id) => `/studio/projects/${id}`}
        />
      </Section>
      <Section title={wording`كورسات ذات صلة`} description={wording`بهذا الترتيب في صفحة الخدمة.`}>
        <RelatedField
          field={field('courses')}
          kind="course"
          label={wording`كورسات ذات صلة`}
          addLabel={wording`أضف كورسًا`}
          placeholder={wording`ابحث عن كورس {لتضيفه|لتضيفها}`}
          disabled={locked}
          ordered
        />
      </Section>
      <Section title="عنوان الصفحة">
        <SlugField
          field={field('slug')}
          name={name.value}
          prefix="/services/"
          publicSlug={item.published ? item.slug : null}
        />
      </Section>
    </fieldset>
  );
}
