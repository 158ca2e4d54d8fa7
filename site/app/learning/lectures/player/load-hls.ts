/**
 * Loads hls.js. On a poor line it takes as long as all else before the first picture, so that it is requested with the
 * player and not by it.
 */
export const loadHls = () => import('hls.js/light');
