/** Drawn by Lucide, under the licence beside this file; icons.test.ts writes it from lucide-react. */
import type { Drawing } from '../lucide-icon.ts';

export default [["path",{"d":"M12 5v14"}],["path",{"d":"m19 12-7 7-7-7"}]] satisfies Drawing;
