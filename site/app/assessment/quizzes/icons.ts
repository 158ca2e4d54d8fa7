import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Flag from 'lucide-react/icons/flag';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { lucideIcon } from '#ui/ornament/lucide-icon.ts';

export const FlagIcon = lucideIcon(Flag);
export const QuestionsIcon = lucideIcon(LayoutGrid);
export const HintIcon = lucideIcon(Lightbulb);
export const MoveUpIcon = lucideIcon(ArrowUp);
export const MoveDownIcon = lucideIcon(ArrowDown);
export const SavedIcon = lucideIcon(CloudCheck);
export const UnsavedIcon = lucideIcon(CloudOff);
