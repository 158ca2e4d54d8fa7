/** The version of this build; each has its own cache. */
declare const WORKER_VERSION: string;

/** URLs of the scripts, styles and fonts of the cached pages. Empty in development. */
declare const OFFLINE_ASSETS: readonly string[];

/** The same for the playground. */
declare const PLAYGROUND_ASSETS: readonly string[];
