import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Who the envelope was for. */
  recipients: string[];
}

/** A real SMTP server on 127.0.0.1, on a free port where none is given. */
export async function startMailServer({ port = 0 }: { port?: number } = {}) {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  /** Set to refuse every mail with this answer. */
  let refusal: { code: number; text: string } | null = null;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch (error) {
        // Whoever sent it was killed in the middle of it.
        return done(error as Error);
      }
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients });
      done();
      for (const wake of waiting) wake();
    },
  });
  // A connection that broke: senders are killed in some tests.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');

  /** The newest mail to an address, as soon as there are `count` of them. */
  async function mailTo(address: string, count = 1): Promise<ReceivedMail> {
    for (;;) {
      const found = mails.filter((mail) => mail.recipients.includes(address));
      const newest = found.at(-1);
      if (newest && found.length >= count) return newest;
      await new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
      });
    }
  }

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    mailTo,
    /** The six digits of the newest mail to an address. */
    async codeTo(address: string, count = 1): Promise<string> {
      const mail = await mailTo(address, count);
      const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
      if (!code) throw new Error(`no code in the mail to ${address}`);
      return code;
    },
    refuse(code: number, text: string) {
      refusal = { code, text };
    },
    accept() {
      refusal = null;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
