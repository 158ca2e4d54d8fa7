import type { Reservation } from './upload-limits.ts';

type Reserve = (bytes: number) => Promise<Reservation>;

/** The file of one request: room is made for it once, and what was not sent of it is given back. */
export class RequestUpload {
  readonly #reserve: Reserve;
  #reservation: Reservation | null = null;
  #received = 0;

  constructor(reserve: Reserve) {
    this.#reserve = reserve;
  }

  /** Makes room for so many bytes. @throws AppError as `UploadLimits.reserve` */
  async begin(bytes: number): Promise<void> {
    this.#reservation = await this.#reserve(bytes);
  }

  /** The file's bytes as they pass. */
  async *counted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.#received += chunk.length;
      yield chunk;
    }
  }

  /** All was read: what was too small to ask for room before is counted now. @throws AppError as `begin` */
  async complete(): Promise<void> {
    if (!this.#reservation && this.#received > 0) await this.begin(this.#received);
  }

  /** The request was read, or has broken off. */
  async end(): Promise<void> {
    await this.#reservation?.settle(this.#received);
  }
}
