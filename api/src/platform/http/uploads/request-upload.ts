import type { Reservation } from './upload-limits.ts';

type Reserve = (bytes: number) => Promise<Reservation>;

/** The file upload of one request: its size is reserved once, and the unsent part is released afterwards. */
export class RequestUpload {
  readonly #reserve: Reserve;
  #reservation: Reservation | null = null;
  #received = 0;

  constructor(reserve: Reserve) {
    this.#reserve = reserve;
  }

  /** Reserves bytes. @throws AppError as `UploadLimits.reserve` */
  async begin(bytes: number): Promise<void> {
    this.#reservation = await this.#reserve(bytes);
  }

  /** Passes the file's bytes through and counts them. */
  async *count(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.#received += chunk.length;
      yield chunk;
    }
  }

  /** Reserves a file afterwards that was too small to reserve before. @throws AppError as `begin` */
  async complete(): Promise<void> {
    if (!this.#reservation && this.#received > 0) await this.begin(this.#received);
  }

  /** Releases what was not received, after the request was read or aborted. */
  async end(): Promise<void> {
    await this.#reservation?.release(this.#received);
  }
}
