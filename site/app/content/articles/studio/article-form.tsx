import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { usePictureChoice } from '#studio-kit/editor/pictures/use-picture-choice.tsx';
import { RichTextField } from '#studio-kit/editor/rich-text-field.tsx';
import { CategoryField } from '#studio-kit/fields/category-field.tsx';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { MediaDraftField } from '#studio-kit/fields/media-draft-field.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { SelectDraftField } from '#studio-kit/fields/select-draft-field.tsx';
import { SlugField } from '#studio-kit/fields/slug-field.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { cx } from '#ui/class-names.ts';
import { inOrder } from '#ui/list/skeleton.tsx';
import { authorsQuery } from './queries.ts';
import { RelatedField } from './related-field.tsx';
import { SearchPreview } from './search-preview.tsx';

/** A field without a box: what is written looks as on the page. */
const openField =
  'min-h-0! resize-none! border-transparent! bg-transparent! px-0! focus:border-line-strong!';

interface ArticleFormProps {
  edited: EditedItem<'article'>;
  item: StudioItem;
}

/** An article: its title, excerpt and text as they are read, and below them what else a page of it needs. */
export function ArticleForm({ edited, item }: ArticleFormProps) {
  const { field } = edited;
  const locked = !item.permissions.edit;
  const name = field('name');
  return (
    <fieldset disabled={locked} className={cx('flex min-w-0 flex-col gap-6', inOrder)}>
      <legend className="sr-only">{wording`المقال`}</legend>
      <div className="flex flex-col gap-2">
        <TextDraftField
          field={name}
          label={wording`عنوان المقال`}
          hideLabel
          wraps
          placeholder={wording`عنوان المقال`}
          max={limits.nameMaxLength}
          inputClass={`${openField} py-1! text-3xl! leading-snug! font-bold`}
        />
        <TextDraftField
          field={field('small_description')}
          label="المقتطف"
          hideLabel
          wraps
          placeholder="مقتطف: جملتان تظهران تحت العنوان وفي القوائم ونتائج البحث"
          max={limits.descriptionMaxLength}
          inputClass={`${openField} py-1! text-lg! leading-loose! text-text-soft!`}
        />
      </div>
      <ArticleText edited={edited} disabled={locked} />
      <Section title="الغلاف والتصنيف">
        <MediaDraftField
          field={field('image')}
          kind="image"
          label="صورة الغلاف"
          disabled={locked}
        />
        <People edited={edited} />
      </Section>
      <Section
        title={wording`مقالات ذات صلة`}
        description={wording`تظهر بجانب المقال بترتيبك، ويكتمل الباقي من التصنيف نفسه ثم من أحدث المقالات.`}
      >
        <RelatedField field={field('related')} article={item.id} disabled={locked} />
      </Section>
      <Section title="العنوان ومحركات البحث">
        <SearchPreview edited={edited} path={item.public_path} />
        <SlugField
          field={field('slug')}
          name={name.value}
          prefix="/articles/"
          publicSlug={item.published ? item.slug : null}
        />
      </Section>
    </fieldset>
  );
}

function ArticleText({ edited, disabled }: { edited: EditedItem<'article'>; disabled: boolean }) {
  const text = edited.field('description');
  const { choosePicture, picker } = usePictureChoice();
  return (
    <DraftBox field={text}>
      <RichTextField
        value={text.value}
        onChange={text.set}
        label={wording`نص المقال`}
        hideLabel
        placeholder="اكتب هنا، أو الصق نصك من Word كما هو…"
        disabled={disabled}
        choosePicture={choosePicture}
      />
      {picker}
    </DraftBox>
  );
}

/** The category, and who is named as the author. */
function People({ edited: { field } }: { edited: EditedItem<'article'> }) {
  const authors = useQuery(authorsQuery).data ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CategoryField field={field('category_id')} />
      <SelectDraftField
        field={field('author_id')}
        label="الكاتب"
        none="بلا كاتب"
        options={authors.map(({ id, name: label }) => ({ value: id, label }))}
      />
    </div>
  );
}
