/** Drawn by Lucide, under the licence beside this file; icons.test.ts writes it from lucide-react. */
import type { Drawing } from '../lucide-icon.ts';

export default [["path",{"d":"M21 9V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h4"}],["rect",{"width":"10","height":"7","x":"12","y":"13","rx":"2"}]] satisfies Drawing;
