import { createContext, use } from 'react';
import type { AmountSign } from './price-logic.ts';

/** The currency of all prices; undefined for US dollars. Prices are never converted. */
export const CurrencyContext = createContext<AmountSign | undefined>(undefined);

export const useCurrency = () => use(CurrencyContext);
