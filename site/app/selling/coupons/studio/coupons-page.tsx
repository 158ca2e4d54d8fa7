import { couponStates, type StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { stateIn } from '#studio-kit/lists/item-states.ts';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { type ListTexts, NewItemButton, StudioList } from '#studio-kit/lists/studio-list.tsx';
import { useNewInAddress } from '#studio-kit/lists/use-new-in-address.ts';
import { TagIcon } from '#ui/ornament/icons.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponRow } from './coupon-row.tsx';
import { listedStates } from './coupon-texts.ts';
import { couponsQuery } from './queries.ts';

const listTexts: ListTexts = {
  items: 'الكوبونات',
  none: 'لا كوبونات',
  search: 'ابحث عن كود',
  notFound: (text) => `لا كوبون في كوده «${text}».`,
  first: {
    title: 'لا كوبونات بعد',
    description: wording`اجعل لعرض رمضان أو لمن يتابع صفحتك كودًا بخصم، لكل الكورسات أو لبعضها، لمدة أو لعدد مرات.`,
  },
};

/** The coupons: what each takes off, how long, how often it was used. */
export default function CouponsPage() {
  return useCapability('selling:manage') ? <Coupons /> : <MissingPage />;
}

function Coupons() {
  const { page, search, params } = useListAddress();
  const state = stateIn(params, couponStates);
  const list = useQuery(couponsQuery({ page, search, ...(state && { state }) }));
  const { isNew, setNew } = useNewInAddress();
  /** What is in the form: a coupon, or a new one that begins as another; null for an empty one or none. */
  const [form, setForm] = useState<{ coupon: StudioCoupon | null; like?: StudioCoupon } | null>(
    null,
  );
  const close = () => {
    setForm(null);
    if (isNew) setNew(false);
  };
  const newItem = { label: 'كوبون جديد', onNew: () => setNew(true) };
  return (
    <StudioPage
      title="كوبونات الخصم"
      description="كود يكتبه المشتري في صفحة الدفع فيقل السعر. كل شراء مفتوح يحجز مرة، وتعود إن أُلغي أو انتهت مهلته."
      actions={<NewItemButton {...newItem} />}
    >
      <StudioList
        list={list}
        noun={rareNouns.coupon}
        texts={listTexts}
        icon={<TagIcon />}
        newItem={newItem}
        states={listedStates}
      >
        {(coupon) => (
          <CouponRow
            key={coupon.id}
            coupon={coupon}
            onEdit={() => setForm({ coupon })}
            onCopy={() => setForm({ coupon: null, like: coupon })}
          />
        )}
      </StudioList>
      {(form || isNew) && <CouponDialog {...(form ?? { coupon: null })} onClose={close} />}
    </StudioPage>
  );
}
