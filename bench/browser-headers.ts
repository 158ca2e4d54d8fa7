/** The encodings that Chromium accepts. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };
