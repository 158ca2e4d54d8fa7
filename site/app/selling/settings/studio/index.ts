export { CurrencyHint } from './currency-hint.tsx';
export { PriceDialog } from './price-dialog.tsx';
export { PriceField } from './price-field.tsx';
export {
  coursePrice,
  type PriceTexts,
  priceProblem,
  tidyPrice,
  usualDecimals,
} from './price-input.ts';
export { RowPrice } from './row-price.tsx';
