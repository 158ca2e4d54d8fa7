/** The build without other sound tracks, subtitles and encryption, none of which our streams have. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
