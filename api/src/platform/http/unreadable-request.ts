import type { Socket } from 'node:net';
import { type FailureCode, failureText } from '@nibras/contract/errors.ts';

const answers: Record<string, { line: string; code: FailureCode }> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'body-too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'bad-request' },
};
const notHttp = { line: '400 Bad Request', code: 'bad-request' } as const;

/**
 * Answers a request that could not be parsed, such as one with an address above the header limit. There is only the
 * socket and no reply, and its further bytes cannot be interpreted, so it is closed.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, code } = answers[error.code ?? ''] ?? notHttp;
  const body = JSON.stringify({ message: failureText(code) });
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
