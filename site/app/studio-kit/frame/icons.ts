/**
 * The icons that only the studio has, drawn by Lucide. They are part of its scripts and not of `ui/ornament/icons.svg`,
 * which every page loads.
 */
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import Clapperboard from 'lucide-react/icons/clapperboard';
import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import FolderTree from 'lucide-react/icons/folder-tree';
import Layers2 from 'lucide-react/icons/layers-2';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Megaphone from 'lucide-react/icons/megaphone';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import Ticket from 'lucide-react/icons/ticket';
import Undo2 from 'lucide-react/icons/undo-2';
import UserLock from 'lucide-react/icons/user-lock';
import { lucideIcon } from '#ui/ornament/lucide-icon.ts';

export const studioIcon = lucideIcon;

export const OverviewIcon = studioIcon(LayoutDashboard);
export const MarkingIcon = studioIcon(ClipboardPen);
export const MediaIcon = studioIcon(Clapperboard);
export const CategoriesIcon = studioIcon(FolderTree);
export const OrderIcon = studioIcon(ArrowUpDown);
export const SkillsIcon = studioIcon(Layers2);
export const SettingsIcon = studioIcon(Settings);
export const PurchasesIcon = studioIcon(ShoppingBag);
export const SellingIcon = studioIcon(Store);
export const TransfersIcon = studioIcon(ArrowLeftRight);
export const ModerationIcon = studioIcon(Flag);
export const AnnounceIcon = studioIcon(Megaphone, 'rtl:-scale-x-100');
export const CodesIcon = studioIcon(Ticket);
export const PrivacyIcon = studioIcon(ShieldCheck);
export const RequestsIcon = studioIcon(UserLock);
export const LogIcon = studioIcon(History);
export const RestoreIcon = studioIcon(ArchiveRestore);
export const DraftIcon = studioIcon(CircleDashed);
export const PublishedIcon = studioIcon(CircleDot);
export const HiddenIcon = studioIcon(EyeOff);
/** Drawn for left to right: back is where the line begins. */
export const UndoIcon = studioIcon(Undo2, 'rtl:-scale-x-100');
