import type { GatewayCard } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { formatMoney } from '#ui/text/money.tsx';
import { checkTest, startTest } from './queries.ts';
import { gatewayTexts } from './texts.ts';
import { gatewayFrom, useGatewayActions } from './use-gateway-actions.ts';

/** The smallest amount, paid by the provider, to see that keys, page and answer work. */
export function GatewayTest({ card }: { card: GatewayCard }) {
  const { gateway, test, tested_at: testedAt, mode } = card;
  const { show } = useGatewayActions();
  const [query] = useSearchParams();
  const isBack = gatewayFrom(query) === gateway;
  const start = useAsyncAction(async () => {
    try {
      window.location.assign(await startTest(gateway));
    } catch (error) {
      toast({ title: 'تعذر بدء التجربة', description: errorText(error), variant: 'destructive' });
    }
  });
  const check = useAsyncAction(async () => {
    try {
      show((await checkTest(gateway)).gateway);
    } catch (error) {
      toast({ title: 'تعذر السؤال', description: errorText(error), variant: 'destructive' });
    }
  });

  // Anyone who comes back from the gateway's page wants to know.
  const input = useRef(false);
  useEffect(() => {
    if (!isBack || input.current || test.url === null) return;
    input.current = true;
    void check.run();
  });

  const { name } = gatewayTexts[gateway];
  return (
    <>
      <p role="status" className="text-sm text-text-soft">
        {testedAt ? (
          <>
            نجحت التجربة في <DateText at={testedAt} withTime />.
          </>
        ) : test.paid && mode === 'test' ? (
          'نجحت التجربة بمفاتيح التجربة. ضع المفاتيح الحقيقية وجرّب مرة أخرى.'
        ) : test.url !== null ? (
          'بدأت تجربة ولم تؤكد البوابة دفعها بعد.'
        ) : (
          `تدفع ${formatMoney(test.amount, test.currency)} بنفسك في صفحة البوابة، فتصل إلى حسابك عندها. لا يصدر بها إيصال ولا تدخل في حساباتك هنا.`
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          loading={start.busy}
          loadingLabel="جارٍ الانتقال…"
          onClick={() => void start.run()}
        >
          {testedAt || test.url ? 'جرّب مرة أخرى' : 'جرّب الآن'}
          <span className="sr-only"> {name}</span>
        </Button>
        {test.url !== null && (
          <Button
            variant="ghost"
            size="sm"
            loading={check.busy}
            loadingLabel="جارٍ سؤال البوابة…"
            onClick={() => void check.run()}
          >
            اسأل البوابة الآن<span className="sr-only"> عن تجربة {name}</span>
          </Button>
        )}
      </div>
    </>
  );
}
