import { preload } from 'react-dom';
import styles from '#ui/app.css?url';

/**
 * Called while the server renders a page. React writes the names of scripts before the style sheet: on a slow line they
 * would share it, and nothing would be seen before all of them are there.
 */
export function styleFirst(): void {
  if (import.meta.env.SSR) preload(styles, { as: 'style' });
}
