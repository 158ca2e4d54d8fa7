/**
 * The icons that only the studio has, drawn by Lucide. They are part of its scripts and not of `ui/ornament/icons.svg`,
 * which every page loads.
 */
import ArchiveRestore from '#ui/ornament/lucide/archive-arrow-up.ts';
import ArrowLeftRight from '#ui/ornament/lucide/arrow-left-right.ts';
import ArrowUpDown from '#ui/ornament/lucide/arrow-up-down.ts';
import ChartLine from '#ui/ornament/lucide/chart-line.ts';
import CircleDashed from '#ui/ornament/lucide/circle-dashed.ts';
import CircleDot from '#ui/ornament/lucide/circle-dot.ts';
import Clapperboard from '#ui/ornament/lucide/clapperboard.ts';
import ClipboardPen from '#ui/ornament/lucide/clipboard-pen.ts';
import EyeOff from '#ui/ornament/lucide/eye-off.ts';
import Flag from '#ui/ornament/lucide/flag.ts';
import FolderTree from '#ui/ornament/lucide/folder-tree.ts';
import Layers2 from '#ui/ornament/lucide/layers-2.ts';
import LayoutDashboard from '#ui/ornament/lucide/layout-dashboard.ts';
import Megaphone from '#ui/ornament/lucide/megaphone.ts';
import History from '#ui/ornament/lucide/rotate-ccw-clock.ts';
import Settings from '#ui/ornament/lucide/settings.ts';
import ShieldCheck from '#ui/ornament/lucide/shield-check.ts';
import ShoppingBag from '#ui/ornament/lucide/shopping-bag.ts';
import Store from '#ui/ornament/lucide/store.ts';
import Table from '#ui/ornament/lucide/table.ts';
import Ticket from '#ui/ornament/lucide/ticket.ts';
import Undo2 from '#ui/ornament/lucide/undo-2.ts';
import UserLock from '#ui/ornament/lucide/user-lock.ts';
import Wallet from '#ui/ornament/lucide/wallet.ts';
import { lucideIcon } from '#ui/ornament/lucide-icon.ts';

export const studioIcon = lucideIcon;

export const OverviewIcon = studioIcon(LayoutDashboard);
export const MoneyIcon = studioIcon(Wallet);
export const FiguresIcon = studioIcon(ChartLine);
export const MarkingIcon = studioIcon(ClipboardPen);
export const MediaIcon = studioIcon(Clapperboard);
export const CategoriesIcon = studioIcon(FolderTree);
export const OrderIcon = studioIcon(ArrowUpDown);
export const ColumnsIcon = studioIcon(Table);
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
