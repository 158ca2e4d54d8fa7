import { wayNames } from '@nibras/contract/selling/purchases/studio/purchase-names.ts';
import type { SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { ReactNode } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Link } from '#ui/text/link.tsx';
import { SaleState } from '../sale-state.tsx';

/** Who bought it, and how it stands. */
export function BuyerCard({ sale }: { sale: SaleDetail }) {
  const { person, reference, state, way } = sale;
  return (
    <section
      aria-label="المشتري"
      className="rounded-lg border border-line bg-raised px-4 py-5 sm:px-6"
    >
      {person ? <Buyer person={person} /> : <p className="text-text-soft">حساب محذوف</p>}
      <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
        <Fact name="الحالة">
          <SaleState state={state} />
        </Fact>
        <Fact name="المرجع">
          <bdi dir="ltr" className="tracking-wide">
            {reference}
          </bdi>
        </Fact>
        {way && <Fact name="طريقة الدفع">{wayNames[way]}</Fact>}
        <Fact name="أُنشئ">
          <DateText at={sale.created_at} withTime />
        </Fact>
        {sale.paid_at && (
          <Fact name="دُفع">
            <DateText at={sale.paid_at} withTime />
          </Fact>
        )}
        {state === 'open' && (
          <Fact name="يُدفع حتى">
            <DateText at={sale.expires_at} withTime />
          </Fact>
        )}
        {sale.ended_at && (
          <Fact name="أُغلق">
            <DateText at={sale.ended_at} withTime />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Buyer({ person }: { person: NonNullable<SaleDetail['person']> }) {
  const media = useMediaUrl();
  const { id, name, email, photo } = person;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={media(photo, 120)} size="md" />
      <div className="min-w-0">
        <Link to={`/studio/people/${id}`} className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm wrap-anywhere text-text-soft">
          <bdi dir="ltr">{email}</bdi>
        </p>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-4">
      <dt className="shrink-0 text-text-soft">{name}</dt>
      <dd className="ms-auto min-w-0 text-end font-medium">{children}</dd>
    </div>
  );
}
