/** Drawn by Lucide, under the licence beside this file; icons.test.ts writes it from lucide-react. */
import type { Drawing } from '../lucide-icon.ts';

export default [["path",{"d":"m5 12 7-7 7 7"}],["path",{"d":"M12 19V5"}]] satisfies Drawing;
