/** The link of a notification when it is a path of this site; otherwise null. */
export function siteLink(link: string | null): string | null {
  return link?.startsWith('/') && !link.startsWith('//') ? link : null;
}
