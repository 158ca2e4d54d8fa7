import { Resolver } from 'node:dns/promises';

/** The result of a DNS query: the record's text, that there is none, or that DNS could not be queried. */
export type Finding =
  | { state: 'found'; text: string }
  | { state: 'missing' }
  | { state: 'unknown'; why: string };

export interface TextRecords {
  resolveTxt(name: string): Promise<string[][]>;
}

/** Short timeouts, because an operator is waiting at a terminal. */
export const openResolver = (): TextRecords => new Resolver({ timeout: 2_000, tries: 2 });

/** The usual DKIM selectors of mail services; the one in use appears only in a sent mail. */
const usualSelectors = ['default', 'mail', 'dkim', 'google', 'selector1', 's1', 'k1'];

async function findText(dns: TextRecords, name: string, start: RegExp): Promise<Finding> {
  try {
    const records = await dns.resolveTxt(name);
    const text = records.map((parts) => parts.join('')).find((record) => start.test(record));
    return text ? { state: 'found', text } : { state: 'missing' };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    if (code === 'ENODATA' || code === 'ENOTFOUND') return { state: 'missing' };
    return { state: 'unknown', why: code };
  }
}

/** Finds the first key; unknown where one of the selectors could not be queried. */
async function findKey(dns: TextRecords, domain: string, selectors: string[]): Promise<Finding> {
  const findings = await Promise.all(
    selectors.map((selector) => findText(dns, `${selector}._domainkey.${domain}`, /\bp=/)),
  );
  return (
    findings.find(({ state }) => state === 'found') ??
    findings.find(({ state }) => state === 'unknown') ?? { state: 'missing' }
  );
}

/** Queries the DNS records by which receiving servers authenticate a domain's mail. */
export async function querySenderDomain(
  dns: TextRecords,
  domain: string,
  selector?: string,
): Promise<{ spf: Finding; dkim: Finding; dmarc: Finding }> {
  const [spf, dkim, dmarc] = await Promise.all([
    findText(dns, domain, /^v=spf1\b/i),
    findKey(dns, domain, selector ? [selector] : usualSelectors),
    findText(dns, `_dmarc.${domain}`, /^v=DMARC1\b/i),
  ]);
  return { spf, dkim, dmarc };
}
