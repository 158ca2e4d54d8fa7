/** Names what this build keeps: another build's cache is another one. */
declare const WORKER_VERSION: string;

/** Addresses of what the kept pages run on: scripts, styles and fonts. None in development. */
declare const OFFLINE_ASSETS: readonly string[];

declare module '*?raw' {
  const text: string;
  export default text;
}
