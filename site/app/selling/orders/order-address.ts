/**
 * The id or slug of the service in the URL of an order: `?service_id=7` or `/order-service/7`. Null for a general
 * request.
 */
export function requestedService(
  params: { id?: string | undefined },
  search: URLSearchParams,
): string | null {
  return search.get('service_id')?.trim() || params.id || null;
}

/**
 * The service id to send: that of the fetched service or, while it is loading or when it failed, the one in the URL, so
 * that the order keeps its service. Empty when the service does not exist.
 */
export function orderServiceId(
  requested: string | null,
  service: { id: number } | undefined,
  missing: boolean,
): string {
  if (missing || requested === null) return '';
  if (service) return String(service.id);
  return /^\d{1,10}$/.test(requested) ? requested : '';
}
