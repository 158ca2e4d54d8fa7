import {
  deleteStudioCategoriesById,
  postStudioCategories,
  putStudioCategoriesById,
  putStudioCategoryOrder,
} from '@nibras/contract/learning/categories/studio/calls.ts';
import type { StudioCategory } from '@nibras/contract/learning/categories/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { CategoriesIcon } from '#studio-kit/frame/icons.ts';
import { NameField } from '#studio-kit/frame/name-field.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { RowsSkeleton, rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { NewNameForm } from '#studio-kit/lists/new-name-form.tsx';
import { categoriesKey, studioCategoriesQuery } from '#studio-kit/lists/queries.ts';
import { useSettledChange } from '#studio-kit/lists/use-settled-change.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { DeleteIcon } from '#ui/ornament/icons.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';

const maxLength = 120;

const useCategoryChange = () => useSettledChange(categoriesKey);

/** The categories of courses: names, order, and how many courses each has. */
export default function CategoriesPage() {
  const list = useQuery(studioCategoriesQuery);
  const categories = list.data?.categories;
  return (
    <StudioPage
      title="التصنيفات"
      width="read"
      description={wording`أقسام صفحة الكورسات، بهذا الترتيب. ما تغيّره هنا يراه الزوار فورًا.`}
    >
      <NewCategory />
      {list.error && !categories && (
        <FailedState
          title="تعذر تحميل التصنيفات"
          message={errorText(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {!list.error && !categories && <RowsSkeleton label="التصنيفات" rows={4} />}
      {categories?.length === 0 && (
        <EmptyState
          icon={<CategoriesIcon />}
          title="لا تصنيفات بعد"
          description={wording`أضف أول تصنيف من الأعلى، مثل «تطوير الويب»، ثم اختره في تفاصيل كل كورس.`}
        />
      )}
      {categories && categories.length > 0 && <Categories categories={categories} />}
    </StudioPage>
  );
}

function NewCategory() {
  const change = useCategoryChange();
  return (
    <NewNameForm
      label="اسم التصنيف الجديد"
      placeholder="تصنيف جديد"
      maxLength={maxLength}
      onAdd={(name) => {
        const texts = { done: `أُضيف «${name}»`, failed: 'تعذرت إضافة التصنيف' };
        return change(postStudioCategories, { body: { name } }, texts);
      }}
    />
  );
}

function Categories({ categories }: { categories: StudioCategory[] }) {
  const client = useQueryClient();
  const change = useCategoryChange();

  function order(ids: number[]) {
    const sorted = ids.flatMap((id) => categories.filter((category) => category.id === id));
    // The rows stand where they were dropped while the call is under way.
    client.setQueryData(categoriesKey, { categories: sorted });
    const texts = { done: 'تغيّر ترتيب التصنيفات', failed: 'تعذر تغيير الترتيب' };
    void change(putStudioCategoryOrder, { body: { ids } }, texts);
  }

  return (
    <SortableList list="categories" items={categories} onOrder={order} className={rowsClass}>
      {(category) => <Category category={category} />}
    </SortableList>
  );
}

function Category({ category }: { category: StudioCategory }) {
  const { id, name, courses } = category;
  const change = useCategoryChange();
  const params = { id };
  const rename = (next: string) => {
    const texts = { done: `صار الاسم «${next}»`, failed: 'تعذر تغيير الاسم' };
    return change(putStudioCategoriesById, { params, body: { name: next } }, texts);
  };
  const remove = () => {
    const texts = { done: `حُذف «${name}»`, failed: 'تعذر حذف التصنيف' };
    void change(deleteStudioCategoriesById, { params }, texts);
  };
  return (
    <>
      <NameField
        label={`اسم التصنيف «${name}»`}
        value={name}
        maxLength={maxLength}
        onSave={rename}
        className="my-2 min-w-0 grow"
      />
      <span className="shrink-0 text-sm whitespace-nowrap text-text-faint">
        {countLabel(courses, 'course')}
      </span>
      <IconButton label={`احذف «${name}»`} onClick={remove} className="me-1">
        <DeleteIcon />
      </IconButton>
    </>
  );
}
