import type { CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import type { PurchaseStage } from '@nibras/contract/selling/purchases/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { CourseIcon, FileIcon } from '#ui/ornament/icons.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { layoutClass } from './layout-class.ts';
import { OrderSummary } from './order-summary.tsx';
import { PriceChanges } from './price-changes.tsx';
import { SentReceipt } from './sent-receipt.tsx';
import { canPay } from './stage.ts';
import { StagePanel } from './stage-panel.tsx';
import { useCheckoutUpdate } from './use-live-checkout.ts';
import { isGateway } from './way-names.ts';
import { Ways } from './ways.tsx';

// For those who come back from a gateway.
const GatewayReturn = lazy(() =>
  import('#selling/gateways/index.ts').then(({ GatewayReturn: part }) => ({ default: part })),
);

interface CheckoutViewProps {
  id: string;
  answer: CheckoutAnswer;
  /** Reads the state again. */
  onChanged(): void;
}

/** A purchase at its stage: what can be done now, beside what is bought. */
export function CheckoutView({ id, answer, onChanged }: CheckoutViewProps) {
  const update = useCheckoutUpdate(id);
  const [replacing, setReplacing] = useState(false);
  const { purchase } = answer;
  const { stage } = purchase;
  const isUnpaid = purchase.state === 'open';
  const [query] = useSearchParams();
  const from = query.get('from');
  // A receipt that was sent is for the sum of that moment.
  const mayChange = stage === 'unpaid' || stage === 'declined';
  return (
    <div className={layoutClass}>
      <StagePanel stage={stage} answer={answer}>
        <NextSteps stage={stage} answer={answer} />
      </StagePanel>
      <OrderSummary
        purchase={purchase}
        sumLabel={isUnpaid ? 'المطلوب دفعه' : 'الإجمالي'}
        sum={isUnpaid ? purchase.due : purchase.total}
        className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {mayChange && <PriceChanges answer={answer} onChanged={update} />}
      </OrderSummary>
      <div className="flex flex-col gap-5">
        {isUnpaid && isGateway(from) && (
          <Suspense>
            <GatewayReturn purchase={purchase.id} from={from} onChanged={onChanged} />
          </Suspense>
        )}
        {stage === 'waiting' && answer.transfer && !replacing && (
          <SentReceipt transfer={answer.transfer} onReplace={() => setReplacing(true)} />
        )}
        {canPay(stage) && (stage !== 'waiting' || replacing) && (
          <Ways
            answer={answer}
            onChanged={() => {
              setReplacing(false);
              onChanged();
            }}
          />
        )}
        {mayChange && (
          <div>
            <CancelButton id={purchase.id} onCancelled={update} />
          </div>
        )}
      </div>
    </div>
  );
}

function NextSteps({ stage, answer }: { stage: PurchaseStage; answer: CheckoutAnswer }) {
  const { purchase, receipts } = answer;
  if (stage === 'paid') {
    const courses = purchase.lines.flatMap(({ course, name }) =>
      course ? [{ ...course, name }] : [],
    );
    const [only] = courses;
    return (
      <>
        <Button asChild icon={<CourseIcon className="size-5" />}>
          {courses.length === 1 && only ? (
            <Link to={`/courses/${only.id}`}>ابدأ التعلّم</Link>
          ) : (
            <Link to="/my-courses">{wording`افتح كورساتي`}</Link>
          )}
        </Button>
        {receipts.length > 0 && (
          <Button asChild variant="secondary" icon={<FileIcon className="size-5" />}>
            <Link to={`/purchases/${purchase.id}`}>الإيصال</Link>
          </Button>
        )}
      </>
    );
  }
  if (stage === 'refunded') {
    return (
      <Button asChild variant="secondary" icon={<FileIcon className="size-5" />}>
        <Link to={`/purchases/${purchase.id}`}>تفاصيل الشراء والاسترداد</Link>
      </Button>
    );
  }
  if (stage === 'expired' || stage === 'cancelled') {
    return (
      <>
        <BuyAgainButton id={purchase.id} />
        {stage === 'expired' && <ContactLink />}
      </>
    );
  }
  return stage === 'declined' || stage === 'review' ? <ContactLink /> : null;
}

const ContactLink = () => (
  <Button asChild variant="secondary">
    <Link to="/contact">راسلنا</Link>
  </Button>
);
