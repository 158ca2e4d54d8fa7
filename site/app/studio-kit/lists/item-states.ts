import { type ContentState, contentStates } from '@nibras/contract/content/items/studio/page.ts';

/** The mark of an item says its state in the singular; these are of many items. */
export const itemStates: Record<ContentState, string> = {
  draft: 'المسودات',
  scheduled: 'المجدولة',
  published: 'المنشورة',
  hidden: 'المخفية',
};

/** The state that the address of a list names; undefined for all. */
export const stateIn = <State extends string>(
  params: URLSearchParams,
  states: readonly State[],
): State | undefined => states.find((one) => one === params.get('state'));

export const itemStateIn = (params: URLSearchParams) => stateIn(params, contentStates);
