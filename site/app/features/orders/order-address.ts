/**
 * The service that an order's address asks for, as its id or slug: `?service_id=7` or `/order-service/7`. Null for a
 * general request.
 */
export function wantedService(
  params: { id?: string | undefined },
  search: URLSearchParams,
): string | null {
  return search.get('service_id')?.trim() || params.id || null;
}

/**
 * The id to order by: the service's own, and until it has arrived (or where it could not) the one in the address,
 * so that the order does not lose what it is about. A service that is not there is none.
 */
export function orderedId(
  wanted: string | null,
  service: { id: number } | undefined,
  missing: boolean,
): string {
  if (missing || wanted === null) return '';
  if (service) return String(service.id);
  return /^\d{1,10}$/.test(wanted) ? wanted : '';
}
