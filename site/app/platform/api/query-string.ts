/** Writes `?a=1&b=2` without the empty values; '' when all are empty. */
export function queryString(values: Record<string, string | number | null | undefined>): string {
  const filled = Object.entries(values).filter(([, value]) => value != null && value !== '');
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}
