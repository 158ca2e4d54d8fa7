import type { OwnSession } from '@nibras/contract/security.ts';

/** «Chrome على Android»; «جهاز غير معروف» where the browser told nothing that is known. */
export function deviceName({ browser, system }: OwnSession['device']): string {
  const known = [browser, system].filter((name) => name !== null);
  return known.length > 0 ? known.join(' على ') : 'جهاز غير معروف';
}
