/** Options in the query that would stand above what TLS asks for, in a place where nobody looks for them. */
const tlsOptions = ['ignoreTLS', 'requireTLS', 'secure', 'opportunisticTLS'];

/** What is wrong with an `SMTP_URL`; null where nothing is. */
export function smtpAddressProblem(text: string): string | null {
  const { searchParams } = new URL(text);
  const found = tlsOptions.find((name) => searchParams.has(name));
  return found
    ? `must not hold ${found}: smtp:// or smtps:// says how TLS begins, and SMTP_ALLOW_PLAIN=1 does without it`
    : null;
}
