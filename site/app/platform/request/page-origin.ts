/** The public origin of the site: the configured one, else that of the request. */
export function pageOrigin(publicUrl: string, requestUrl: string): string {
  return publicUrl === '' ? new URL(requestUrl).origin : publicUrl;
}
