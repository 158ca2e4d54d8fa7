/** What is wrong with the address of a web page, in Arabic; null where nothing is, and for an empty one. */
export function linkProblem(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/.]+\.\S+$/i.test(address) && URL.canParse(address)
    ? null
    : 'اكتب الرابط كاملًا، مثل https://example.com.';
}
