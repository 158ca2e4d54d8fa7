/** A sentence of which some parts are links to pages of the provider's own. */
type Part = string | { page: string; name: string };

/**
 * What is agreed to by signing in. The site shows it and the server keeps it with the consent, so a change here changes
 * both. Each kind of consent has its own file here, so that the sign-in pages load these words alone.
 */
export const termsParts: readonly Part[] = [
  'بالمتابعة توافق على ',
  { page: 'terms', name: 'شروط الاستخدام' },
  ' و',
  { page: 'privacy', name: 'سياسة الخصوصية' },
  '.',
];

/** The sentence without its links. */
export const termsConsent = (): string =>
  termsParts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
