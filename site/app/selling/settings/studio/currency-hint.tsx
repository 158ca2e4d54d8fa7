import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { useCurrency } from '#ui/text/currency.ts';
import { Link } from '#ui/text/link.tsx';

const names = new Intl.DisplayNames('ar', { type: 'currency' });

/** The Arabic name of a currency. */
export const currencyName = (code: string): string => names.of(code) ?? code;

/** In which currency the prices are, and for those who may change it the way to another one. */
export function CurrencyHint() {
  const { code = 'USD' } = useCurrency() ?? {};
  const mayChange = useCapability('settings:edit');
  return (
    <p className="mt-2 text-sm text-text-faint">
      العملة: {currencyName(code)}.{' '}
      {mayChange && <Link to="/studio/settings/advanced#currency">غيّرها</Link>}
    </p>
  );
}
