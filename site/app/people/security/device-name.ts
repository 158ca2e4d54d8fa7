import type { OwnSession } from '@nibras/contract/people/security/shapes.ts';

/** The device's name («Chrome على Android»), or «جهاز غير معروف» when browser and system are unknown. */
export function deviceName({ browser, system }: OwnSession['device']): string {
  const known = [browser, system].filter((name) => name !== null);
  return known.length > 0 ? known.join(' على ') : 'جهاز غير معروف';
}
