import { PriceTag } from '#ui/text/price-tag.tsx';

interface RowPriceProps {
  /** The name of what has the price. */
  of: string;
  price: string | null;
  from?: string;
  /** Said where there is no price. */
  none?: string;
  /** Opens the price's dialog; null for those who may not change it. */
  onPress: (() => void) | null;
}

/** The price in a row, which is pressed to change it. */
export function RowPrice({ of, price, from, none, onPress }: RowPriceProps) {
  const shown =
    price === null && none !== undefined ? (
      none
    ) : (
      <PriceTag
        price={price}
        size="sm"
        {...(from && { from })}
        className="text-sm! text-text-soft!"
      />
    );
  if (!onPress) return <span>{shown}</span>;
  return (
    <button
      type="button"
      onClick={onPress}
      className="touch-target relative cursor-pointer border-b border-dotted border-line-strong hover:border-link"
    >
      <span className="sr-only">{`سعر «${of}»: `}</span>
      {shown}
      <span className="sr-only">، غيّره</span>
    </button>
  );
}
