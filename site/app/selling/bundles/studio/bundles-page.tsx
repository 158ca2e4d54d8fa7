import { bundleStates, type StudioBundle } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NoItems } from '#studio-kit/lists/no-items.tsx';
import { Button } from '#ui/form/button.tsx';
import { FilterLinks } from '#ui/list/filter-links.tsx';
import { LayersIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { BundleDialog } from './bundle-dialog.tsx';
import { BundleRow } from './bundle-row.tsx';
import { bundleNoun, listedStates } from './bundle-texts.ts';
import { studioBundlesQuery } from './queries.ts';

/** The bundles: their courses, what each costs and saves, how often it was bought. */
export default function BundlesPage() {
  return useCapability('selling:manage') ? <Bundles /> : <MissingPage />;
}

function Bundles() {
  const { page, search, params, hrefWith } = useListAddress();
  const state = bundleStates.find((one) => one === params.get('state'));
  const list = useQuery(studioBundlesQuery({ page, search, ...(state && { state }) }));
  /** The bundle in the form; `new` for one that is made. */
  const [edited, setEdited] = useState<StudioBundle | 'new' | null>(null);
  const make = () => setEdited('new');
  return (
    <StudioPage
      title="الباقات"
      description="عدة كورسات بسعر واحد. ما تغيّره هنا يراه الزوار فورًا، ومن بدأ الشراء قبله يبقى له سعره."
      actions={
        <Button icon={<PlusIcon className="size-5" />} size="sm" onClick={make}>
          باقة جديدة
        </Button>
      }
    >
      <ListFrame
        list={list}
        noun={bundleNoun}
        texts={{
          search: 'ابحث في الباقات',
          region: 'الباقات',
          failed: 'تعذر تحميل الباقات',
          pages: 'صفحات الباقات',
        }}
        filters={
          <FilterLinks
            label="حالة الباقات"
            className="[&_a]:px-4! [&_a]:text-sm"
            links={[
              { label: 'الكل', to: hrefWith({ state: undefined }), current: !state },
              ...bundleStates.map((one) => ({
                label: listedStates[one],
                to: hrefWith({ state: one }),
                current: one === state,
              })),
            ]}
          />
        }
        empty={(address) => (
          <NoItems
            searched={address.search}
            filtered={state !== undefined}
            beyondEnd={address.page > (list.data?.meta.last_page ?? address.page)}
            allHref="/studio/bundles"
            onNew={make}
            icon={<LayersIcon />}
            texts={{
              all: 'اعرض كل الباقات',
              beyondEnd: 'لا باقات في هذه الصفحة من القائمة.',
              notFound: (text) => `لا باقة يطابق اسمها «${text}».`,
              noneOfState: 'لا باقات بهذه الحالة',
              otherState: 'غيّر الحالة من الأعلى، أو اعرض الباقات كلها.',
              first: {
                title: 'لا باقات بعد',
                description:
                  'اجمع كورسات يكمل بعضها بعضًا بسعر أقل من سعرها متفرقة. تظهر الباقة في صفحة كل كورس منها.',
              },
              new: 'باقة جديدة',
            }}
          />
        )}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((bundle) => (
              <BundleRow
                key={bundle.id}
                bundle={bundle}
                search={search}
                onEdit={() => setEdited(bundle)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {edited !== null && (
        <BundleDialog bundle={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </StudioPage>
  );
}
