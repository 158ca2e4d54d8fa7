import type { MailSetup } from '@nibras/contract/site/settings/studio/shapes.ts';
import { withoutEnds } from '@nibras/contract/text/ends.ts';
import { type MailSetup as Setup, storedMailSetup } from '#platform/mail/mail-setup.ts';
import { senderAddress } from '#platform/mail/sender.ts';
import type { SecretStore } from '#platform/secrets/secret-settings.ts';

/** The name in `"Name" <address>`; empty for an address alone. */
const nameOf = (from: string) =>
  withoutEnds(from.slice(0, Math.max(0, from.lastIndexOf('<'))), /[\s"]/);

/** How mails are sent, without the password. */
export async function presentMailSetup(store: SecretStore, environment: Setup): Promise<MailSetup> {
  const stored = await storedMailSetup(store);
  if (stored) {
    const { password, fromName, fromAddress, ...setup } = stored;
    return {
      source: 'studio',
      ...setup,
      has_password: password !== '',
      from_name: fromName,
      from_address: fromAddress,
    };
  }
  const { smtpUrl, mailFrom } = environment;
  const url = smtpUrl ? new URL(smtpUrl) : null;
  const tls = url?.protocol === 'smtps:';
  return {
    source: url ? 'environment' : 'none',
    host: url?.hostname.replace(/^\[|\]$/g, '') ?? '',
    port: url ? Number(url.port) || (tls ? 465 : 587) : null,
    tls,
    user: decodeURIComponent(url?.username ?? ''),
    has_password: Boolean(url?.password),
    from_name: nameOf(mailFrom),
    from_address: senderAddress(mailFrom),
  };
}
