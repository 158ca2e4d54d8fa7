/** The path of a page as links write it, without slashes at its end; `/` for the home page. */
export const pagePath = (pathname: string): string =>
  `/${pathname.split('/').filter(Boolean).join('/')}`;
