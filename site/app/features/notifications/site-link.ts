/** A page of this site that a notification leads to; null for none, and for any other address. */
export function siteLink(link: string | null): string | null {
  return link?.startsWith('/') && !link.startsWith('//') ? link : null;
}
