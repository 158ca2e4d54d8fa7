/** Escapes text between tags as the API's sanitiser does, so that it changes nothing. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
