import { listSorts } from '@nibras/contract/content/items/studio/page.ts';
import { getStudioCouponsExport } from '@nibras/contract/selling/coupons/studio/calls.ts';
import {
  couponSorts,
  couponStates,
  type StudioCoupon,
} from '@nibras/contract/selling/coupons/studio/shapes.ts';
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
import { TagIcon } from '#ui/ornament/icons.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponRow } from './coupon-row.tsx';
import { listedStates } from './coupon-texts.ts';
import { couponsQuery } from './queries.ts';
import { useCouponActions } from './use-coupon-actions.ts';

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

const columns: ListColumns = {
  list: 'coupons',
  usual: 'created',
  tracks: [
    {
      width: 'minmax(0,1fr)',
      columns: [
        { name: 'code', label: 'الكود', always: true, sort: { name: 'code', label: 'الكود' } },
        { name: 'discount', label: 'الخصم' },
        { name: 'period', label: 'المدة', sort: { name: 'ends', label: 'الأقرب انتهاءً' } },
      ],
    },
    {
      width: '13rem',
      columns: [
        { name: 'state', label: 'الحالة' },
        { name: 'uses', label: 'الاستخدام' },
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

/** The coupons: what each takes off, how long, how often it was used. */
export default function CouponsPage() {
  return useCapability('selling:manage') ? <Coupons /> : <MissingPage />;
}

function Coupons() {
  const { page, search, params } = useListAddress();
  const state = stateIn(params, couponStates);
  const sort = sortIn(params, listSorts(couponSorts));
  const query = couponsQuery({ page, search, ...(state && { state }), ...(sort && { sort }) });
  const list = useQuery(query);
  const shown = { queryKey: query.queryKey, fits: inState(state) };
  const listed = list.data?.data.filter((coupon) => coupon.state !== 'binned') ?? [];
  const selection = useSelected(listed.map(({ id }) => id));
  const { busy, switchAll } = useCouponActions();
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
      actions={
        <>
          <ExportButton
            path={addressOf(getStudioCouponsExport, { query: { search, state, sort } })}
            name="الكوبونات.csv"
          />
          <NewItemButton {...newItem} />
        </>
      }
    >
      <StudioList
        list={list}
        noun={rareNouns.coupon}
        texts={listTexts}
        icon={<TagIcon />}
        newItem={newItem}
        states={listedStates}
        columns={columns}
        selection={listed.length > 0 ? selection : undefined}
      >
        {(coupon) => (
          <CouponRow
            key={coupon.id}
            coupon={coupon}
            list={shown}
            selection={selection.of(coupon.id)}
            onEdit={() => setForm({ coupon })}
            onCopy={() => setForm({ coupon: null, like: coupon })}
          />
        )}
      </StudioList>
      <SwitchSelection
        label="الكوبونات المحددة"
        noun={rareNouns.coupon}
        selection={selection}
        busy={busy}
        actions={[
          { label: 'أوقف العمل بها', run: (ids) => switchAll(ids, false) },
          { label: 'أعد العمل بها', run: (ids) => switchAll(ids, true) },
        ]}
      />
      {(form || isNew) && <CouponDialog {...(form ?? { coupon: null })} onClose={close} />}
    </StudioPage>
  );
}
