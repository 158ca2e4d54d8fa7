import { couponStates, type StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NoItems } from '#studio-kit/lists/no-items.tsx';
import { Button } from '#ui/form/button.tsx';
import { FilterLinks } from '#ui/list/filter-links.tsx';
import { PlusIcon, TagIcon } from '#ui/ornament/icons.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponRow } from './coupon-row.tsx';
import { couponNoun, listedStates } from './coupon-texts.ts';
import { couponsQuery } from './queries.ts';

/** The coupons: what each takes off, how long, how often it was used. */
export default function CouponsPage() {
  return useCapability('selling:manage') ? <Coupons /> : <MissingPage />;
}

function Coupons() {
  const { page, search, params, hrefWith } = useListAddress();
  const state = couponStates.find((one) => one === params.get('state'));
  const list = useQuery(couponsQuery({ page, search, ...(state && { state }) }));
  /** The coupon in the form; `new` for one that is made. */
  const [edited, setEdited] = useState<StudioCoupon | 'new' | null>(null);
  const make = () => setEdited('new');
  return (
    <StudioPage
      title="كوبونات الخصم"
      description="كود يكتبه المشتري في صفحة الدفع فيقل السعر. كل شراء مفتوح يحجز مرة، وتعود إن أُلغي أو انتهت مهلته."
      actions={
        <Button icon={<PlusIcon className="size-5" />} size="sm" onClick={make}>
          كوبون جديد
        </Button>
      }
    >
      <ListFrame
        list={list}
        noun={couponNoun}
        texts={{
          search: 'ابحث عن كود',
          region: 'الكوبونات',
          failed: 'تعذر تحميل الكوبونات',
          pages: 'صفحات الكوبونات',
        }}
        filters={
          <FilterLinks
            label="حالة الكوبونات"
            className="[&_a]:px-4! [&_a]:text-sm"
            links={[
              { label: 'الكل', to: hrefWith({ state: undefined }), current: !state },
              ...couponStates.map((one) => ({
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
            allHref="/studio/coupons"
            onNew={make}
            icon={<TagIcon />}
            texts={{
              all: 'اعرض كل الكوبونات',
              beyondEnd: 'لا كوبونات في هذه الصفحة من القائمة.',
              notFound: (text) => `لا كوبون في كوده «${text}».`,
              noneOfState: 'لا كوبونات بهذه الحالة',
              otherState: 'غيّر الحالة من الأعلى، أو اعرض الكوبونات كلها.',
              first: {
                title: 'لا كوبونات بعد',
                description:
                  'اجعل لعرض رمضان أو لمن يتابع صفحتك كودًا بخصم، لكل الكورسات أو لبعضها، لمدة أو لعدد مرات.',
              },
              new: 'كوبون جديد',
            }}
          />
        )}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((coupon) => (
              <CouponRow key={coupon.id} coupon={coupon} onEdit={() => setEdited(coupon)} />
            ))}
          </ul>
        )}
      </ListFrame>
      {edited !== null && (
        <CouponDialog coupon={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </StudioPage>
  );
}
