import { itemSorts, listSorts } from '@nibras/contract/content/items/studio/page.ts';
import { getStudioPagesExport } from '@nibras/contract/content/pages/studio/calls.ts';
import type { StudioPageRow } from '@nibras/contract/content/pages/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
import { LogIcon } from '#studio-kit/frame/icons.ts';
import type { RowSelection } from '#studio-kit/lists/acting-row.tsx';
import { itemColumns } from '#studio-kit/lists/columns/item-columns.ts';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { CommandMenu } from '#studio-kit/lists/commands/command-menu.tsx';
import { ItemSelectionBar } from '#studio-kit/lists/commands/item-selection-bar.tsx';
import { inState } from '#studio-kit/lists/commands/list-rows.ts';
import { useCopyCommand } from '#studio-kit/lists/commands/use-copy-command.tsx';
import { type ShownList, useItemCommands } from '#studio-kit/lists/commands/use-item-commands.tsx';
import { useItemSelection } from '#studio-kit/lists/commands/use-item-selection.ts';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import { ItemRow } from '#studio-kit/lists/item-row.tsx';
import { itemStateIn, itemStates } from '#studio-kit/lists/item-states.ts';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NewItemDialog } from '#studio-kit/lists/new-item-dialog.tsx';
import { type ListTexts, StudioList } from '#studio-kit/lists/studio-list.tsx';
import { useNewInAddress } from '#studio-kit/lists/use-new-in-address.ts';
import { ExternalIcon, FileIcon } from '#ui/ornament/icons.ts';
import { MenuLink } from '#ui/overlay/dropdown-menu.tsx';
import { copyPage, createPage, ownPagesQuery } from './queries.ts';

const listTexts: ListTexts = {
  items: 'الصفحات',
  none: 'لا صفحات',
  search: 'ابحث في الصفحات',
  notFound: (search) => `لم نجد صفحة باسم يطابق «${search}».`,
  first: {
    title: 'لا صفحات بعد',
    description:
      'أضف صفحة مثل «من نحن» أو «الأسئلة الشائعة»، وتظهر روابطها أسفل كل صفحة في الموقع.',
  },
  pages: 'أجزاء القائمة',
};

const columns = itemColumns('pages', {
  facts: [
    { name: 'address', label: 'الرابط' },
    { name: 'footer', label: 'أسفل الصفحات' },
  ],
  actions: '2.75rem',
  usual: 'made',
  usualLabel: 'ترتيبها أسفل الصفحات',
});

/** Page, search, state and order of the list's address. */
function useOwnPagesFilter() {
  const { page, search, params } = useListAddress();
  return {
    page,
    search,
    state: itemStateIn(params),
    sort: sortIn(params, listSorts(itemSorts)),
  };
}

/** What the list of own pages needs, with the button that adds one. */
export function useOwnPagesList() {
  const { isNew, setNew } = useNewInAddress();
  return { isNew, setNew, newItem: { label: 'صفحة جديدة', onNew: () => setNew(true) } };
}

/** Saves what the list shows as a file. */
export function OwnPagesExport() {
  const { page: _, ...query } = useOwnPagesFilter();
  return <ExportButton path={addressOf(getStudioPagesExport, { query })} name="الصفحات.csv" />;
}

/** The provider's own pages, and the dialog that adds one. */
export function OwnPagesList({ isNew, setNew, newItem }: ReturnType<typeof useOwnPagesList>) {
  const { page, ...filter } = useOwnPagesFilter();
  const { search } = filter;
  const query = ownPagesQuery({ page, ...filter });
  const list = useQuery(query);
  const fits = inState(filter.state);
  const shown = { queryKey: query.queryKey, fetchedAt: list.dataUpdatedAt, fits };
  const rows = (list.data?.data ?? []).map((row) => ({ ...row, has_draft: row.changed }));
  const selection = useItemSelection({ kind: 'page', noun: rareNouns.page, rows, list: shown });
  return (
    <>
      <StudioList
        list={list}
        noun={rareNouns.page}
        texts={listTexts}
        icon={<FileIcon />}
        newItem={newItem}
        states={itemStates}
        columns={columns}
        selection={selection}
      >
        {(row) => (
          <OwnPageRow
            key={row.id}
            row={row}
            search={search}
            list={shown}
            selection={selection.of(row.id)}
          />
        )}
      </StudioList>
      <ItemSelectionBar items="الصفحات" noun={rareNouns.page} selection={selection} />
      {isNew && (
        <NewItemDialog
          texts={{
            title: 'صفحة جديدة',
            description: 'مسودة لا يراها الزوار حتى تنشرها. يمكنك تغيير الاسم في أي وقت.',
            name: 'اسم الصفحة',
            placeholder: 'مثل: الأسئلة الشائعة',
            make: 'أنشئ الصفحة',
            failed: 'تعذر إنشاء الصفحة',
          }}
          make={createPage}
          onClose={() => setNew(false)}
        />
      )}
    </>
  );
}

interface OwnPageRowProps {
  row: StudioPageRow;
  /** Marked in the name. */
  search: string;
  list: ShownList;
  selection: RowSelection;
}

function OwnPageRow({ row, search, list, selection }: OwnPageRowProps) {
  const shows = useShows();
  const { id, slug, name, state } = row;
  const item = { ...row, has_draft: row.changed };
  const states = useItemCommands({ kind: 'page', item, list });
  const copy = useCopyCommand({ copy: () => copyPage(id), failed: 'تعذر نسخ الصفحة' });
  const commands = [...states, copy];
  return (
    <ItemRow
      item={{ ...item, image: null }}
      to={`/studio/pages/${id}`}
      icon={FileIcon}
      search={search}
      now={list.fetchedAt}
      commands={commands}
      selection={selection}
      facts={
        <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
          {shows('address') && (
            <bdi dir="ltr" className="wrap-anywhere">
              /pages/{slug}
            </bdi>
          )}
          {shows('footer') && (
            <span>{row.in_footer ? 'في أسفل كل صفحة' : 'بلا رابط في أسفل الصفحات'}</span>
          )}
        </p>
      }
      actions={
        <CommandMenu of={`«${name}»`} commands={commands}>
          <MenuLink to={`/studio/pages/${id}/history`} icon={<LogIcon />}>
            النسخ السابقة
          </MenuLink>
          {state === 'published' && (
            <MenuLink to={`/pages/${slug}`} icon={<ExternalIcon />}>
              اعرضها في الموقع
            </MenuLink>
          )}
        </CommandMenu>
      }
    />
  );
}
