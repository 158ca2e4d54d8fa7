import { cx } from '../class-names.ts';
import { useCurrency } from './currency.ts';
import { parsePrice } from './price-logic.ts';

const sizes = { sm: 'text-base', md: 'text-lg', lg: 'text-3xl' };

export interface PriceTagProps {
  /** As the API sends it: null or a word for free means free. */
  price: string | number | null | undefined;
  /** Text before an amount, e.g. «يبدأ من». */
  from?: string;
  size?: keyof typeof sizes;
  className?: string;
}

/** A price: «مجاني» or an amount in the site's currency; one in dollars runs left to right within the line. */
export function PriceTag({ price, from, size = 'md', className }: PriceTagProps) {
  const parsed = parsePrice(price, useCurrency());
  if (parsed.kind === 'free') {
    return <span className={cx('font-bold text-success', sizes[size], className)}>مجاني</span>;
  }
  return (
    <span className={cx('inline-flex items-baseline gap-1.5 text-text', className)}>
      {from && <span className="text-sm text-text-faint">{from}</span>}
      <bdi
        dir={parsed.kind === 'amount' && parsed.ltr ? 'ltr' : 'auto'}
        className={cx('font-bold tabular-nums', sizes[size])}
      >
        {parsed.text}
      </bdi>
    </span>
  );
}
