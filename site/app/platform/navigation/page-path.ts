import { withoutTrailing } from '@nibras/contract/text/ends.ts';

/** The path of a page without slashes at its end, as links write it; `/` for the home page. */
export const pagePath = (pathname: string): string => withoutTrailing(pathname, /\//) || '/';
