import { firstAdmin } from '@nibras/contract/limits.ts';
import { firstAdminPath } from '#people/auth/index.ts';
import type { Config } from '#platform/config/config.ts';
import { devMailPath } from '#platform/mail/dev-mail-access.ts';
import { demoAccounts } from './demo/demo-accounts.ts';

/**
 * Returns what is printed when the server is ready: its address, the demo accounts, where mails go, and the link
 * that makes the first admin.
 * @param address the address on which the server listens
 * @param firstAdminToken the token of that link; null where there is an admin
 * @param siteName the name as it is published
 */
export function readyLines(
  config: Config,
  address: string,
  firstAdminToken: string | null,
  siteName: string,
): string {
  const { port } = new URL(address);
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const local = everywhere ? `http://localhost:${port}` : address;
  const look = config.publicUrl ?? local;
  const lines = ['', `  ${siteName} is ready: ${look}`];
  if (config.demo)
    lines.push('', '  Demo accounts:', ...demoAccounts.map((email) => `    ${email}`));
  if (config.serve.has('api')) {
    lines.push('', `  Sign-in codes and other mails: ${mailsGo(config, look)}`);
  }
  if (firstAdminToken) {
    const hours = firstAdmin.linkLifetime / 3_600_000;
    lines.push(
      '',
      '  Nobody manages this installation yet. Open this link to become its admin. It works once,',
      `  within ${hours} hours; a restart prints a new one:`,
      `    ${config.apiBaseUrl || look}${firstAdminPath}?token=${firstAdminToken}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function mailsGo(config: Config, look: string): string {
  if (config.smtpUrl) return `sent by ${new URL(config.smtpUrl).host}`;
  const path = devMailPath(config);
  return path ? look + path : `kept in ${config.dataDir}/mail (no SMTP_URL)`;
}
