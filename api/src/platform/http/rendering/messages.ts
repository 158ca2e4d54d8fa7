/** What the server and a rendering thread exchange: everything here is copied from one to the other. */

/** What a task of a thread begins with. */
export interface RenderTask {
  /** The address of the built site's module. */
  entry: string;
  /** The site's configuration; `version` grows with each change, so that a thread reads it once. */
  site: { version: number; config: object };
}

/** A request for a page. */
export interface PageRequest {
  method: string;
  /** With origin. */
  url: string;
  headers: [string, string][];
  body?: Uint8Array<ArrayBuffer>;
}

/** A rendered page, or what a page without HTML answers. */
export interface RenderedPage {
  status: number;
  headers: [string, string][];
  /** HTML is a text, because only texts are cached. */
  body: string | Uint8Array<ArrayBuffer> | null;
}

/** An API call of a page that is being rendered. */
export interface PageCall {
  path: string;
  method: string;
  headers: [string, string][];
  body?: Uint8Array<ArrayBuffer>;
}

/** The API's answer to it. */
export interface PageAnswer {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer> | null;
}

/** From the thread to the server. */
export type FromThread =
  | { call: number; request: PageCall }
  /** Nobody waits for the answer to this call any more. */
  | { cancelled: number }
  | { report: Error };

/** From the server to the thread. */
export type ToThread =
  | { answer: number; response: PageAnswer }
  | { failed: number; message: string }
  /** The visitor has left. */
  | { aborted: true };
