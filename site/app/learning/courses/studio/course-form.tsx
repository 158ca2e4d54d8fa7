import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { courseLevels } from '@nibras/contract/learning/courses/course-options.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { CompletionSection } from '#learning/completion/studio/index.ts';
import { PriceField } from '#selling/settings/studio/index.ts';
import { CategoryField } from '#studio-kit/fields/category-field.tsx';
import { MediaDraftField } from '#studio-kit/fields/media-draft-field.tsx';
import { ResourcesField } from '#studio-kit/fields/resources-field.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { SelectDraftField } from '#studio-kit/fields/select-draft-field.tsx';
import { SlugField } from '#studio-kit/fields/slug-field.tsx';
import { SwitchDraftField } from '#studio-kit/fields/switch-draft-field.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import { TextListField } from '#studio-kit/fields/text-list-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { levelNames } from '../index.ts';
import { AccessField } from './access-field.tsx';

/** Suggestions for the language; any other may be typed. */
const languages = ['العربية', 'الإنجليزية', 'العربية والإنجليزية', 'الفرنسية'];

interface CourseFormProps {
  edited: EditedItem<'course'>;
  item: StudioItem;
}

/** The fields of a course, each saved by itself. */
export function CourseForm({ edited, item }: CourseFormProps) {
  const { field } = edited;
  const locked = !item.permissions.edit;
  const name = field('name');
  const description = field('description');
  const category = field('category_id');
  const image = field('image');
  const price = field('price');
  const level = field('level');

  return (
    <fieldset disabled={locked} className="flex min-w-0 flex-col gap-6">
      <legend className="sr-only">{wording`تفاصيل الكورس`}</legend>
      <Section title="الأساسيات">
        <TextDraftField field={name} label={wording`اسم الكورس`} max={limits.nameMaxLength} />
        <TextDraftField
          field={description}
          label="وصف قصير"
          hint="سطران أو ثلاثة تظهر في القوائم ونتائج البحث."
          rows={3}
          max={limits.descriptionMaxLength}
        />
        <TextDraftField
          field={field('long_description')}
          label="وصف مفصّل"
          hint={wording`يظهر في صفحة الكورس. افصل بين الفقرات بسطر فارغ.`}
          rows={7}
          max={limits.longTextMaxLength}
        />
        <div className="grid gap-5 sm:grid-cols-3">
          <CategoryField field={category} />
          <SelectDraftField
            field={level}
            label="المستوى"
            none="غير محدد"
            options={courseLevels.map((value) => ({ value, label: levelNames[value] }))}
          />
          <TextDraftField
            field={field('language')}
            label="لغة الشرح"
            list="course-languages"
            max={limits.languageMaxLength}
          />
          <datalist id="course-languages">
            {languages.map((language) => (
              <option key={language} value={language} />
            ))}
          </datalist>
        </div>
      </Section>
      <Section title="الصورة والفيديو التعريفي">
        <div className="grid gap-5 sm:grid-cols-2">
          <MediaDraftField field={image} kind="image" label="صورة الغلاف" disabled={locked} />
          <MediaDraftField
            field={field('intro_video')}
            kind="video"
            label="فيديو تعريفي يشاهده الجميع"
            disabled={locked}
          />
        </div>
      </Section>
      <Section title={wording`السعر والشهادة`}>
        <PriceField field={price} />
        {price.value !== null && (
          <AccessField days={field('sold_days')} until={field('sold_until')} />
        )}
        <SwitchDraftField
          field={field('certificate')}
          label={wording`شهادة إتمام`}
          hint={wording`تذكر صفحة الكورس أن من {course:يتمه|يتمها} يحصل على شهادة.`}
        />
      </Section>
      <Section title="المشاهدة">
        <SwitchDraftField
          field={field('moving_name')}
          label="اسم المشاهد على الفيديو"
          hint={wording`يتحرك اسم الطالب وآخر أرقام {student:هاتفه|هاتفها} باهتًا فوق الفيديو، ويتوقف الفيديو إن أُخفي. هذا يردع عن نشر الفيديو ولا يمنعه: التسجيل من الشاشة يبقى ممكنًا، وفيه الاسم.`}
        />
      </Section>
      <CompletionSection courseId={item.id} field={field('completion_rules')} />
      <Section
        title={wording`ماذا {سيتعلم|ستتعلم} الطالب`}
        description="اكتب بندًا ثم اضغط Enter، أو الصق قائمة كاملة."
      >
        <TextListField
          field={field('outcomes')}
          list="outcomes"
          label={wording`ماذا {سيتعلم|ستتعلم} الطالب`}
          itemName="بندًا"
          placeholder="مثل: بناء موقع كامل وحدك"
        />
      </Section>
      <Section
        title="المتطلبات"
        description={wording`ما {يحتاج|تحتاج} إليه الطالب قبل أن {يبدأ|تبدأ}.`}
      >
        <TextListField
          field={field('requirements')}
          list="requirements"
          label="المتطلبات"
          itemName="متطلبًا"
          placeholder="مثل: حاسوب ومتصفح حديث"
        />
      </Section>
      <Section
        title={wording`ملفات الكورس`}
        description={wording`ملخصات وتمارين تُنزَّل من صفحة الكورس.`}
      >
        <ResourcesField field={field('resources')} disabled={locked} />
      </Section>
      <Section title="عنوان الصفحة">
        <SlugField
          field={field('slug')}
          name={name.value}
          prefix="/courses/"
          publicSlug={item.published ? item.slug : null}
        />
      </Section>
    </fieldset>
  );
}
