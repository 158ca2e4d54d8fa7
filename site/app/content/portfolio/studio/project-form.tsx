import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DateField, LinkField, PicturesField, RelatedField } from '#content/offers/studio/index.ts';
import { useMakeSkill } from '#content/skills/studio/index.ts';
import { MediaDraftField } from '#studio-kit/fields/media-draft-field.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { SlugField } from '#studio-kit/fields/slug-field.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';

interface ProjectFormProps {
  edited: EditedItem<'project'>;
  item: StudioItem;
}

/** The fields of a project, each saved by itself. */
export function ProjectForm({ edited, item }: ProjectFormProps) {
  const { field } = edited;
  const locked = !item.permissions.edit;
  const name = field('name');
  const createSkill = useMakeSkill();
  return (
    <fieldset disabled={locked} className="flex min-w-0 flex-col gap-6">
      <legend className="sr-only">{wording`المشروع`}</legend>
      <Section title="الأساسيات">
        <TextDraftField field={name} label={wording`اسم المشروع`} max={limits.nameMaxLength} />
        <TextDraftField
          field={field('description')}
          label={wording`عن المشروع`}
          hint="ما المشكلة، وماذا صنعت، وما النتيجة. افصل بين الفقرات بسطر فارغ."
          rows={8}
          max={limits.longTextMaxLength}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField
            field={field('completed_at')}
            label="تاريخ الإنجاز"
            hint="إن تركته فارغًا ظهر تاريخ الإضافة."
          />
          <LinkField field={field('project_url')} />
        </div>
      </Section>
      <Section title="الغلاف">
        <MediaDraftField
          field={field('image')}
          kind="image"
          label="صورة الغلاف"
          disabled={locked}
        />
        <p className="text-sm text-text-faint">{wording`إن لم تختر غلافًا ظهرت أول صورة من صور المشروع.`}</p>
      </Section>
      <Section
        title={wording`صور المشروع`}
        description={wording`بهذا الترتيب في صفحة المشروع، وتُفتح كل صورة كبيرة.`}
      >
        <PicturesField field={field('images')} disabled={locked} />
      </Section>
      <Section
        title="المهارات المستخدمة"
        description={wording`أول ثلاث منها تظهر في بطاقة المشروع.`}
      >
        <RelatedField
          field={field('skills')}
          kind="skill"
          label="المهارات المستخدمة"
          addLabel="أضف مهارة"
          placeholder="ابحث عن مهارة أو اكتب اسم مهارة جديدة"
          disabled={locked}
          ordered
          make={{ label: (typed) => `أنشئ المهارة «${typed}»`, run: createSkill }}
        />
      </Section>
      <Section
        title={wording`الخدمات`}
        description={wording`الخدمات التي {project:نُفّذ|نُفّذت} المشروع ضمنها، {project:ويظهر|وتظهر} في صفحاتها.`}
      >
        <RelatedField
          field={field('services')}
          kind="service"
          label={wording`خدمات المشروع`}
          addLabel={wording`أضف خدمة{ًا}`}
          placeholder={wording`ابحث عن خدمة {لتضيفها|لتضيفه}`}
          disabled={locked}
          pathOf={(id) => `/studio/services/${id}`}
        />
      </Section>
      <Section title="عنوان الصفحة">
        <SlugField
          field={field('slug')}
          name={name.value}
          prefix="/portfolio/"
          publicSlug={item.published ? item.slug : null}
        />
      </Section>
    </fieldset>
  );
}
