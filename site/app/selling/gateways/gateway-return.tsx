import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { Button } from '#ui/form/button.tsx';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { gatewayNames } from './names.ts';
import { usePaymentCheck } from './use-payment-check.ts';

interface GatewayReturnProps {
  purchase: number;
  /** The gateway that the buyer comes back from. */
  from: Gateway;
  /** Reads the state of the purchase again. */
  onChanged(): void;
}

/** For an unpaid purchase whose buyer comes back from a gateway: asks the gateway, and says what is known. */
export function GatewayReturn({ purchase, from, onChanged }: GatewayReturnProps) {
  const { asking, askAgain } = usePaymentCheck(purchase, onChanged);
  const name = gatewayNames[from];
  if (from === 'fawry') {
    return (
      <Notice tone="info" title="احتفظ برقم فوري وادفعه في أي منفذ">
        نفتح لك ما اشتريته تلقائيًا بعد الدفع بدقائق، ويصلك إشعار ورسالة بالبريد. لا تحتاج إلى إبقاء
        هذه الصفحة مفتوحة.
      </Notice>
    );
  }
  if (asking) {
    return (
      <div
        role="status"
        className="flex items-center gap-3 rounded-md bg-info-soft px-4 py-3.5 text-text"
      >
        <Spinner size="sm" />
        نتأكد من الدفع مع {name}…
      </div>
    );
  }
  return (
    <Notice
      tone="warning"
      title={`لم تؤكد ${name} الدفع بعد`}
      action={
        <Button variant="secondary" size="sm" onClick={askAgain}>
          تأكد الآن
        </Button>
      }
    >
      إن كنت قد دفعت فلا تدفع مرة أخرى: نسأل {name} كل بضع دقائق ونفتح لك ما اشتريته فور التأكيد.
      وإن لم تدفع فاختر طريقة أخرى من الأسفل.
    </Notice>
  );
}
