import type { Config } from '#platform/config/config.ts';
import { devMailPath } from '#platform/mail/dev-mail-access.ts';
import { demoAccounts } from './demo/demo-accounts.ts';

/**
 * Returns what is printed when the server is ready: its address, the demo accounts, and where mails go.
 * @param address the address on which the server listens
 */
export function readyLines(config: Config, address: string): string {
  const { port } = new URL(address);
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const local = everywhere ? `http://localhost:${port}` : address;
  const look = config.publicUrl ?? local;
  const lines = ['', `  ${config.siteName} is ready: ${look}`];
  if (config.demo)
    lines.push('', '  Demo accounts:', ...demoAccounts.map((email) => `    ${email}`));
  if (config.serve.has('api')) {
    lines.push('', `  Sign-in codes and other mails: ${mailsGo(config, look)}`);
  }
  return `${lines.join('\n')}\n`;
}

function mailsGo(config: Config, look: string): string {
  if (config.smtpUrl) return `sent by ${new URL(config.smtpUrl).host}`;
  const path = devMailPath(config);
  return path ? look + path : `kept in ${config.dataDir}/mail (no SMTP_URL)`;
}
