/** Drawn by Lucide, under the licence beside this file; icons.test.ts writes it from lucide-react. */
import type { Drawing } from '../lucide-icon.ts';

export default [["path",{"d":"M18 20V4"}],["path",{"d":"M6 12H18"}],["path",{"d":"M6 20V4"}]] satisfies Drawing;
