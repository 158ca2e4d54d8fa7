import { preload } from 'react-dom';
import styles from '#ui/app.css?url';

/**
 * For pages whose scripts start at once, called while the server renders them. React writes the names of scripts before
 * the style: on a slow line they would share it, and nothing would be seen before all of them are there.
 */
export function styleFirst(): void {
  if (import.meta.env.SSR) preload(styles, { as: 'style' });
}
