import type { Gateway, Purchase } from '@nibras/contract/selling/purchases/shapes.ts';
import { useEffect, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { LockIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { formatMoney } from '#ui/text/money.tsx';
import { payAt } from './calls.ts';
import { gatewayNames } from './names.ts';

/** What happens after the press, before anybody presses. */
const steps: Record<Gateway, string> = {
  paymob: 'ننقلك إلى صفحة Paymob لتدفع ببطاقتك أو محفظتك، ثم تعود إلى هنا وقد فُتح لك ما اشتريته.',
  fawry:
    'ننقلك إلى صفحة فوري لتأخذ رقمًا تدفع به في أي منفذ خلال ثلاثة أيام. يُفتح لك ما اشتريته تلقائيًا بعد الدفع.',
  moyasar: 'ننقلك إلى صفحة Moyasar لتدفع بمدى أو ببطاقتك، ثم تعود إلى هنا وقد فُتح لك ما اشتريته.',
  stripe: 'ننقلك إلى صفحة Stripe لتدفع ببطاقتك، ثم تعود إلى هنا وقد فُتح لك ما اشتريته.',
};

interface GatewayPayProps {
  purchase: Pick<Purchase, 'id' | 'due' | 'currency'>;
  way: Gateway;
  /** False where the gateway cannot charge just this amount. */
  ready: boolean;
}

/** The button that leads to a gateway's page. */
export function GatewayPay({ purchase: { id, due, currency }, way, ready }: GatewayPayProps) {
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Anyone who comes back by the browser's own button finds the page as they have left it.
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  async function leave() {
    if (leaving) return;
    setLeaving(true);
    setFailure(null);
    try {
      window.location.assign(await payAt(id, way));
    } catch (error) {
      setFailure(errorText(error));
      setLeaving(false);
    }
  }

  if (!ready) {
    return (
      <Notice tone="info">لا تستطيع هذه البوابة قبول هذا المبلغ بالضبط. اختر طريقة أخرى.</Notice>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-text-soft">{steps[way]}</p>
      {failure && (
        <Notice tone="danger" className="w-full">
          {failure}
        </Notice>
      )}
      <Button
        className="w-full sm:w-auto"
        loading={leaving}
        loadingLabel={`جارٍ الانتقال إلى ${gatewayNames[way]}…`}
        onClick={() => void leave()}
      >
        ادفع {formatMoney(due, currency)}
      </Button>
      <p className="flex items-center gap-2 text-sm text-text-faint">
        <LockIcon className="size-4.5 shrink-0" />
        بيانات بطاقتك تكتبها في صفحة البوابة وحدها، ولا تمر بموقعنا.
      </p>
    </div>
  );
}
