import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { useParams } from 'react-router';
import { ItemPage } from '#studio-kit/details/item-page.tsx';
import { usePictureChoice } from '#studio-kit/editor/pictures/use-picture-choice.tsx';
import { RichTextField } from '#studio-kit/editor/rich-text-field.tsx';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { SlugField } from '#studio-kit/fields/slug-field.tsx';
import { SwitchDraftField } from '#studio-kit/fields/switch-draft-field.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import { type EditedItem, useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { cx } from '#ui/class-names.ts';
import { inOrder } from '#ui/list/skeleton.tsx';

/** The page on which one of the provider's pages is written. */
export default function OwnPageEditPage() {
  const id = Number(useParams().id);
  const edited = useStudioItem('page', id);
  return (
    <ItemPage
      edited={edited}
      title={({ name }) => name || 'صفحة بلا اسم'}
      crumbs={() => [{ label: 'الصفحات', to: '/studio/pages' }]}
      previewPath={null}
    >
      {(item) => <OwnPageForm key={id} edited={edited} item={item} />}
    </ItemPage>
  );
}

function OwnPageForm({ edited, item }: { edited: EditedItem<'page'>; item: StudioItem }) {
  const { field } = edited;
  const locked = !item.permissions.edit;
  const name = field('name');
  const body = field('body');
  const { choosePicture, picker } = usePictureChoice();
  return (
    <fieldset disabled={locked} className={cx('flex min-w-0 flex-col gap-6', inOrder)}>
      <legend className="sr-only">الصفحة</legend>
      <TextDraftField field={name} label="اسم الصفحة" max={limits.nameMaxLength} />
      <DraftBox field={body}>
        <RichTextField
          value={body.value}
          onChange={body.set}
          label="نص الصفحة"
          placeholder="اكتب هنا، أو الصق نصك من Word كما هو…"
          disabled={locked}
          choosePicture={choosePicture}
        />
        {picker}
      </DraftBox>
      <Section title="الظهور في الموقع">
        <SwitchDraftField
          field={field('in_footer')}
          label="رابط في أسفل كل صفحة"
          hint="من دونه يصل إليها من يعرف عنوانها، أو من رابط تضعه في مكان آخر."
        />
        <TextDraftField
          field={field('summary')}
          label="وصف لمحركات البحث"
          hint="جملة تظهر تحت اسم الصفحة في نتائج البحث وعند مشاركة رابطها."
          rows={2}
          max={limits.descriptionMaxLength}
        />
        <SlugField
          field={field('slug')}
          name={name.value}
          prefix="/pages/"
          publicSlug={item.published ? item.slug : null}
        />
      </Section>
    </fieldset>
  );
}
