export { PriceField } from './price-field.tsx';
export { type PriceTexts, priceProblem, tidyPrice, usualDecimals } from './price-input.ts';
