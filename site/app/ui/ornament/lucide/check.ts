/** Drawn by Lucide, under the licence beside this file; icons.test.ts writes it from lucide-react. */
import type { Drawing } from '../lucide-icon.ts';

export default [["path",{"d":"M20 6 9 17l-5-5"}]] satisfies Drawing;
