/** Drawn by Lucide, under the licence beside this file; icons.test.ts writes it from lucide-react. */
import type { Drawing } from '../lucide-icon.ts';

export default [["path",{"d":"m12 14 4-4"}],["path",{"d":"M3.34 19a10 10 0 1 1 17.32 0"}]] satisfies Drawing;
