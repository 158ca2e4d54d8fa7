import { signOf } from '@nibras/contract/selling/currency-signs.ts';
import type { GatewayCard as Card } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { GatewayTest } from './gateway-test.tsx';
import { KeysForm } from './keys-form.tsx';
import { NoticeAddress } from './notice-address.tsx';
import { switchGateway } from './queries.ts';
import { gatewayTexts, stateOf } from './texts.ts';
import { useGatewayActions } from './use-gateway-actions.ts';

/** One gateway: how it stands, its keys, the address that it calls, a test, on and off. */
export function GatewayCard({ card, currency }: { card: Card; currency: Currency }) {
  const id = useId();
  const { name, about } = gatewayTexts[card.gateway];
  const state = stateOf(card);
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-raised">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 sm:px-6">
        <div className="min-w-0 grow basis-64">
          <h2 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
            {name}
            <span className="flex flex-wrap gap-2">
              <Badge tone={state.tone}>{state.label}</Badge>
              {card.mode === 'live' && card.fits && card.tested_at === null && (
                <Badge tone="warning">لم يُجرَّب مع البوابة بعد</Badge>
              )}
            </span>
          </h2>
          <p className="mt-0.5 text-sm text-text-soft">{about}</p>
          <p className="mt-1 text-sm text-text-faint">
            تقبل: {card.currencies.map(signOfCurrency).join('، ')}
            {!card.fits && `. عملة موقعك: ${signOfCurrency(currency)}`}
          </p>
          {card.fits && <p className="mt-2 text-sm">{state.text}</p>}
        </div>
        <Switch card={card} />
      </div>
      {card.fits && <Details card={card} />}
    </section>
  );
}

const signOfCurrency = (currency: Currency) => signOf(currency).sign;

/** On and off. A gateway that cannot be on has no button. */
function Switch({ card: { gateway, active, mode, fits } }: { card: Card }) {
  const { act } = useGatewayActions();
  const { busy, run } = useAsyncAction(async () => {
    const done = active ? 'أُوقفت البوابة' : 'شُغّلت البوابة';
    await act(() => switchGateway(gateway, !active), done).catch(() => undefined);
  });
  if (!active && (mode === null || !fits)) return null;
  const { name } = gatewayTexts[gateway];
  return (
    <Button
      variant={active ? 'secondary' : 'primary'}
      size="sm"
      loading={busy}
      loadingLabel={active ? 'جارٍ الإيقاف…' : 'جارٍ التشغيل…'}
      onClick={() => void run()}
    >
      {active ? 'أوقف' : 'شغّل'}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}

function Details({ card }: { card: Card }) {
  const { notices, untold_refunds: untold, mode } = card;
  return (
    <div className="flex flex-col divide-y divide-line border-t border-line [&>*]:px-4 [&>*]:py-4 sm:[&>*]:px-6">
      {(notices.refused > 0 || untold.length > 0) && (
        <div className="flex flex-col gap-3">
          {notices.refused > 0 && (
            <Notice tone="warning">
              رفضنا في آخر أسبوع {countLabel(notices.refused, rareNouns.notice, 'accusative')}{' '}
              {wording`بتوقيع لا يطابق مفاتيحك. إن كان الطلاب{ون} يدفعون فراجع سر الإشعارات.`}
            </Notice>
          )}
          {untold.length > 0 && <UntoldRefunds purchases={untold} />}
        </div>
      )}
      <KeysForm card={card} />
      {mode !== null && (
        <>
          <Row title="عنوان الإشعارات">
            <NoticeAddress card={card} />
            <p className="text-sm text-text-faint">
              {notices.last_at ? (
                <>
                  آخر إشعار وصل <DateText at={notices.last_at} withTime />
                </>
              ) : (
                'لم يصل منها إشعار بعد. نسألها نحن أيضًا كل فترة، فلا يضيع دفع.'
              )}
            </p>
          </Row>
          <Row title="تجربة بدفعة حقيقية">
            <GatewayTest card={card} />
          </Row>
        </>
      )}
    </div>
  );
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col gap-2">
    <h3 className="font-medium">{title}</h3>
    {children}
  </div>
);

/** Purchases of which a part was given back at the gateway, and nobody tells how much. */
const UntoldRefunds = ({ purchases }: { purchases: number[] }) => (
  <Notice tone="warning">
    أُعيد جزء من ثمن هذه المشتريات من لوحة البوابة، وهي لا تخبرنا كم أُعيد. لا تُعِده من هنا مرة أخرى:{' '}
    {purchases.map((id, index) => (
      <span key={id}>
        {index > 0 && '، '}
        <Link to={`/studio/purchases/${id}`}>شراء {id}</Link>
      </span>
    ))}
  </Notice>
);
