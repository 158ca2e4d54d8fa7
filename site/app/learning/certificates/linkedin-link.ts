interface Credential {
  name: string;
  organization: string;
  /** As the API sends it. */
  issuedAt: string;
  timeZone: string;
  /** The address of the certificate's page. */
  url: string;
  code: string;
}

/** Year and month of a moment, as the site's clock has it. */
function monthOf(issuedAt: string, timeZone: string): { year: string; month: string } {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric' });
  const found = parts.formatToParts(new Date(issuedAt));
  const value = (type: 'year' | 'month') => found.find((part) => part.type === type)?.value ?? '';
  return { year: value('year'), month: value('month') };
}

/** LinkedIn's link «Add to profile», which opens its form with a certificate filled in. */
export function linkedInLink(credential: Credential): string {
  const { name, organization, issuedAt, timeZone, url, code } = credential;
  const { year, month } = monthOf(issuedAt, timeZone);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: organization,
    issueYear: year,
    issueMonth: month,
    certUrl: url,
    certId: code,
  });
  // LinkedIn reads a plus sign as a plus sign.
  return `https://www.linkedin.com/profile/add?${query}`.replaceAll('+', '%20');
}
