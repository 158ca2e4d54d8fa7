import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** The recipients of the envelope. */
  recipients: string[];
}

/** How long (ms) a mail may take, on a busy machine. */
const patience = 60_000;

/** Starts a real SMTP server on 127.0.0.1, by default on a free port. */
export async function startMailServer({ port = 0 }: { port?: number } = {}) {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  /** The response with which every mail is refused, or null. */
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
        // The sender was killed while sending.
        return done(error as Error);
      }
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients });
      done();
      for (const wake of waiting) wake();
    },
  });
  // Some tests kill the sender, which breaks the connection.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');

  const mailsTo = (address: string) =>
    mails.filter(({ recipients }) => recipients.includes(address));

  /** Returns the codes in the mails to an address. */
  const codesTo = (address: string) =>
    mailsTo(address).flatMap(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? []);

  /** Waits until `list` returns at least `count` items. @returns the newest */
  async function newest<Found>(list: () => Found[], count: number): Promise<Found> {
    const latest = Date.now() + patience;
    for (;;) {
      const found = list();
      const last = found.at(-1);
      if (last !== undefined && found.length >= count) return last;
      const left = latest - Date.now();
      if (left <= 0) throw new Error(`${found.length} of ${count} mails came in ${patience} ms`);
      await new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(wake, left);
        waiting.add(wake);
      });
    }
  }

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    /** Waits for `count` mails to an address. @returns the newest */
    mailTo: (address: string, count = 1) => newest(() => mailsTo(address), count),
    codesTo,
    /** Waits for `count` codes to an address, ignoring other mails. @returns the newest */
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
