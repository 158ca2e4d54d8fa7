import type { StudioPageRow } from '@nibras/contract/content/pages/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { LogIcon } from '#studio-kit/frame/icons.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { ItemRow, RowMenu } from '#studio-kit/lists/item-row.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NewItemDialog } from '#studio-kit/lists/new-item-dialog.tsx';
import { NoItems } from '#studio-kit/lists/no-items.tsx';
import { useBinItem } from '#studio-kit/lists/use-bin-item.ts';
import { Button } from '#ui/form/button.tsx';
import { DeleteIcon, ExternalIcon, FileIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { menuRowClass } from '#ui/overlay/menu-row-class.ts';
import { pagesNoun } from './pages-noun.ts';
import { makePage, ownPagesQuery } from './queries.ts';

const emptyTexts = {
  all: 'اعرض كل الصفحات',
  beyondEnd: 'لا صفحات في هذا الموضع من القائمة.',
  notFound: (search: string) => `لم نجد صفحة باسم يطابق «${search}».`,
  noneOfState: 'لا صفحات بهذه الحالة',
  otherState: 'اعرض الصفحات كلها.',
  first: {
    title: 'لا صفحات بعد',
    description:
      'أضف صفحة مثل «من نحن» أو «الأسئلة الشائعة»، وتظهر روابطها أسفل كل صفحة في الموقع.',
  },
  new: 'صفحة جديدة',
};

/** The provider's own pages: about, privacy, terms and further ones. */
export default function OwnPagesPage() {
  return useCapability('page:create') ? <OwnPages /> : <MissingPage />;
}

function OwnPages() {
  const { page, search, params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const list = useQuery(ownPagesQuery({ page, search }));
  const setNew = (open: boolean) =>
    void navigate(hrefWith({ new: open ? 1 : undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <StudioPage
      title="الصفحات"
      description="صفحات الموقع الثابتة، مثل سياسة الخصوصية. تظهر روابط المنشور منها أسفل كل صفحة، بهذا الترتيب."
      actions={
        <Button icon={<PlusIcon className="size-5" />} size="sm" onClick={() => setNew(true)}>
          صفحة جديدة
        </Button>
      }
    >
      <ListFrame
        list={list}
        noun={pagesNoun}
        texts={{
          search: 'ابحث في الصفحات',
          region: 'الصفحات',
          failed: 'تعذر تحميل الصفحات',
          pages: 'أجزاء القائمة',
        }}
        empty={(shown) => (
          <NoItems
            searched={shown.search}
            filtered={false}
            beyondEnd={shown.page > (list.data?.meta.last_page ?? shown.page)}
            allHref="/studio/pages"
            onNew={() => setNew(true)}
            icon={<FileIcon />}
            texts={emptyTexts}
          />
        )}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((row) => (
              <OwnPageRow key={row.id} row={row} search={search} now={list.dataUpdatedAt} />
            ))}
          </ul>
        )}
      </ListFrame>
      {params.has('new') && (
        <NewItemDialog
          texts={{
            title: 'صفحة جديدة',
            description: 'مسودة لا يراها الزوار حتى تنشرها. يمكنك تغيير الاسم في أي وقت.',
            name: 'اسم الصفحة',
            placeholder: 'مثل: الأسئلة الشائعة',
            make: 'أنشئ الصفحة',
            failed: 'لم تُنشأ الصفحة',
          }}
          make={makePage}
          onClose={() => setNew(false)}
        />
      )}
    </StudioPage>
  );
}

function OwnPageRow({ row, search, now }: { row: StudioPageRow; search: string; now: number }) {
  const { id, slug, name, state } = row;
  const remove = useBinItem('page', row);
  return (
    <ItemRow
      item={{ ...row, image: null, has_draft: row.changed }}
      to={`/studio/pages/${id}`}
      icon={FileIcon}
      search={search}
      now={now}
      facts={
        <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
          <bdi dir="ltr">/pages/{slug}</bdi>
          <span>{row.in_footer ? 'في أسفل كل صفحة' : 'بلا رابط في أسفل الصفحات'}</span>
        </p>
      }
      actions={
        <RowMenu name={name}>
          <li>
            <Link to={`/studio/pages/${id}/history`} className={menuRowClass}>
              <LogIcon />
              النسخ السابقة
            </Link>
          </li>
          {state === 'published' && (
            <li>
              <Link to={`/pages/${slug}`} className={menuRowClass}>
                <ExternalIcon />
                اعرضها في الموقع
              </Link>
            </li>
          )}
          <li>
            <button type="button" onClick={remove} className={menuRowClass}>
              <DeleteIcon />
              انقلها إلى سلة المحذوفات
            </button>
          </li>
        </RowMenu>
      }
    />
  );
}
