import { listSorts } from '@nibras/contract/content/items/studio/page.ts';
import { getStudioBundlesExport } from '@nibras/contract/selling/bundles/studio/calls.ts';
import {
  bundleSorts,
  bundleStates,
  type StudioBundle,
} from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf } from '#platform/api/call-address.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import type { ListColumns } from '#studio-kit/lists/columns/columns.ts';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { inState } from '#studio-kit/lists/commands/list-rows.ts';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import { stateIn } from '#studio-kit/lists/item-states.ts';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { type ListTexts, NewItemButton, StudioList } from '#studio-kit/lists/studio-list.tsx';
import { SwitchSelection } from '#studio-kit/lists/switch-selection.tsx';
import { useNewInAddress } from '#studio-kit/lists/use-new-in-address.ts';
import { useSelected } from '#studio-kit/lists/use-selected.ts';
import { LayersIcon } from '#ui/ornament/icons.ts';
import { BundleDialog } from './bundle-dialog.tsx';
import { BundleRow } from './bundle-row.tsx';
import { listedStates } from './bundle-texts.ts';
import { studioBundlesQuery } from './queries.ts';
import { useBundleActions } from './use-bundle-actions.ts';

const listTexts: ListTexts = {
  items: 'الباقات',
  none: 'لا باقات',
  search: 'ابحث في الباقات',
  notFound: (text) => `لا باقة يطابق اسمها «${text}».`,
  first: {
    title: 'لا باقات بعد',
    description: wording`اجمع كورسات يكمل بعضها بعضًا بسعر أقل من سعرها متفرقة. تظهر الباقة في صفحة كل كورس منها.`,
  },
};

const columns: ListColumns = {
  list: 'bundles',
  usual: 'created',
  tracks: [
    {
      width: 'minmax(0,1fr)',
      columns: [
        { name: 'name', label: 'الاسم', always: true, sort: { name: 'name', label: 'الاسم' } },
        {
          name: 'price',
          label: 'السعر',
          sort: { name: 'price', down: true, label: 'الأعلى سعرًا' },
        },
        { name: 'courses', label: wording`الكورسات` },
      ],
    },
    {
      width: '13rem',
      columns: [
        { name: 'state', label: 'الحالة' },
        { name: 'sold', label: 'المبيعات' },
      ],
    },
  ],
  more: [
    {
      name: 'created',
      label: 'الإنشاء',
      sort: { name: 'created', down: true, label: 'الأحدث إنشاءً' },
    },
  ],
  end: '5.5rem',
};

/** The bundles: their courses, what each costs and saves, how often it was bought. */
export default function BundlesPage() {
  return useCapability('selling:manage') ? <Bundles /> : <MissingPage />;
}

function Bundles() {
  const { page, search, params } = useListAddress();
  const state = stateIn(params, bundleStates);
  const sort = sortIn(params, listSorts(bundleSorts));
  const query = studioBundlesQuery({
    page,
    search,
    ...(state && { state }),
    ...(sort && { sort }),
  });
  const list = useQuery(query);
  const shown = { queryKey: query.queryKey, fits: inState(state) };
  const listed = list.data?.data.filter((bundle) => bundle.state !== 'binned') ?? [];
  const selection = useSelected(listed.map(({ id }) => id));
  const { busy, switchAll } = useBundleActions();
  const { isNew, setNew } = useNewInAddress();
  /** What is in the form: a bundle, or a new one that begins as another; null for an empty one or none. */
  const [form, setForm] = useState<{ bundle: StudioBundle | null; like?: StudioBundle } | null>(
    null,
  );
  const close = () => {
    setForm(null);
    if (isNew) setNew(false);
  };
  const newItem = { label: 'باقة جديدة', onNew: () => setNew(true) };
  return (
    <StudioPage
      title="الباقات"
      description={wording`عدة كورسات بسعر واحد. ما تغيّره هنا يراه الزوار فورًا، ومن بدأ الشراء قبله يبقى له سعره.`}
      actions={
        <>
          <ExportButton
            path={addressOf(getStudioBundlesExport, { query: { search, state, sort } })}
            name="الباقات.csv"
          />
          <NewItemButton {...newItem} />
        </>
      }
    >
      <StudioList
        list={list}
        noun={rareNouns.bundle}
        texts={listTexts}
        icon={<LayersIcon />}
        newItem={newItem}
        states={listedStates}
        columns={columns}
        selection={listed.length > 0 ? selection : undefined}
      >
        {(bundle, { search: found }) => (
          <BundleRow
            key={bundle.id}
            bundle={bundle}
            list={shown}
            selection={selection.of(bundle.id)}
            search={found}
            onEdit={() => setForm({ bundle })}
            onCopy={() => setForm({ bundle: null, like: bundle })}
          />
        )}
      </StudioList>
      <SwitchSelection
        label="الباقات المحددة"
        noun={rareNouns.bundle}
        selection={selection}
        busy={busy}
        actions={[
          { label: 'أوقف عرضها', run: (ids) => switchAll(ids, false) },
          { label: 'أعد عرضها', run: (ids) => switchAll(ids, true) },
        ]}
      />
      {(form || isNew) && <BundleDialog {...(form ?? { bundle: null })} onClose={close} />}
    </StudioPage>
  );
}
