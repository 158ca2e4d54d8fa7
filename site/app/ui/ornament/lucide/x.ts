/** Drawn by Lucide, under the licence beside this file; icons.test.ts writes it from lucide-react. */
import type { Drawing } from '../lucide-icon.ts';

export default [["path",{"d":"M18 6 6 18"}],["path",{"d":"m6 6 12 12"}]] satisfies Drawing;
