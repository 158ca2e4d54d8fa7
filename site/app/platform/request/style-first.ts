import { preload } from 'react-dom';
import styles from '#ui/app.css?url';

/**
 * Called while the server renders a page. React writes the script preloads before the style sheet: on a slow connection
 * they would share the bandwidth, and nothing would be painted until all have loaded.
 */
export function styleFirst(): void {
  if (import.meta.env.SSR) preload(styles, { as: 'style' });
}
