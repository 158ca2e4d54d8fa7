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

  const mailsTo = (address: string) =>
    mails.filter(({ recipients }) => recipients.includes(address));

  /** The six digits of each mail to an address that brings a code. */
  const codesTo = (address: string) =>
    mailsTo(address).flatMap(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? []);

  /** The newest of what `list` finds, as soon as it finds `count`. */
  async function newest<Found>(list: () => Found[], count: number): Promise<Found> {
    for (;;) {
      const found = list();
      const last = found.at(-1);
      if (last !== undefined && found.length >= count) return last;
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
    /** The newest mail to an address, as soon as there are `count` of them. */
    mailTo: (address: string, count = 1) => newest(() => mailsTo(address), count),
    codesTo,
    /** The newest code that was sent to an address, as soon as there are `count`; other mails may come between. */
    codeTo: (address: string, count = 1) => newest(() => codesTo(address), count),
    refuse(code: number, text: string) {
      refusal = { code, text };
    },
    accept() {
      refusal = null;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
