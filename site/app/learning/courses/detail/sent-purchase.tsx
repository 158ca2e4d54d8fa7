import { Link } from 'react-router';
import { stageName } from '#selling/checkout/index.ts';

interface SentPurchaseProps {
  purchase: { id: number; stage: string };
}

/** Says where the purchase of the course stands for which the buyer has sent something, with the way to it. */
export default function SentPurchase({ purchase: { id, stage } }: SentPurchaseProps) {
  const known = stageName(stage);
  if (!known) return null;
  return (
    <div className="mt-4 rounded-md bg-info-soft px-4 py-3">
      <p className="font-semibold">{known.name}</p>
      <p className="text-sm">
        <Link to={`/checkout/${id}`}>تابع الشراء من هنا</Link>، ولا تدفع مرة أخرى قبل أن نرد.
      </p>
    </div>
  );
}
