import type { Currency } from '@nibras/contract/site/site.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { printedCode } from '@nibras/contract/text/pack-code.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Config } from '#platform/config/config.ts';
import { pageAddress } from '#platform/page-address.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';
import { formatMoney } from '#platform/text/money.ts';
import type { BatchRow } from './batch-queries.ts';

/** A code with its batch's prefix, as people read and type it. */
export const codeWithPrefix = (prefix: string, code: string): string =>
  prefix === '' ? printedCode(code) : `${prefix}-${printedCode(code)}`;

/** The link of a code. The part after # is not sent to any server, so it is in no log. */
export const redeemLink = (site: Pick<Config, 'publicUrl' | 'port'>, code: string): string =>
  `${pageAddress(site, '/redeem')}#${code}`;

/** What each card of a batch says beside its code. */
export function cardTexts({ batch, courses }: BatchRow, timeZone: string) {
  const currency = batch.currency as Currency;
  const [first, ...others] = courses;
  const opens =
    batch.amount === null
      ? `${first?.name ?? batch.name}${others.length > 0 ? wording` وكورسات أخرى (${others.length})` : ''}`
      : `رصيد ${formatMoney(batch.amount, currency)}`;
  return {
    opens,
    price: batch.printedPrice === null ? '' : formatMoney(batch.printedPrice, currency),
    access: batch.accessDays === null ? '' : `مدة الاشتراك: ${countLabel(batch.accessDays, 'day')}`,
    until: batch.validUntil === null ? '' : `يُفعَّل قبل ${arabicDate(batch.validUntil, timeZone)}`,
  };
}
