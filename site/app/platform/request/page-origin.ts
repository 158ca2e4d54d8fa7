/** Origin of the site as the public knows it: the configured one, else the one that was asked. */
export function pageOrigin(publicUrl: string, requestUrl: string): string {
  return publicUrl === '' ? new URL(requestUrl).origin : publicUrl;
}
