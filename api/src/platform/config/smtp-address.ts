/** Query options that would silently override the TLS settings. */
const tlsOptions = ['ignoreTLS', 'requireTLS', 'secure', 'opportunisticTLS'];

/** Returns the error of an `SMTP_URL`, or null. */
export function smtpAddressProblem(text: string): string | null {
  const { searchParams } = new URL(text);
  const found = tlsOptions.find((name) => searchParams.has(name));
  return found
    ? `must not hold ${found}: smtp:// or smtps:// says how TLS begins, and SMTP_ALLOW_PLAIN=1 does without it`
    : null;
}
