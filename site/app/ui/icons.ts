/**
 * Every icon of the site, under a name that says what it means here. Import icons from this file
 * only: what points is already mirrored, and what is drawn by us stands in drawn-icons.tsx. The marks
 * of the networks are in social-icons.tsx, since every page loads this file and few show them.
 */
import {
  ArrowLeft,
  ArrowRight,
  ChevronLeft,
  ChevronRight,
  ExternalLink,
  ListVideo,
  LogIn,
  LogOut,
  Send,
} from 'lucide-react';
import { mirrored } from './mirrored.ts';

// Directional: drawn for left to right, turned round in right to left.
export const ForwardIcon = /* @__PURE__ */ mirrored(ArrowRight);
export const NextIcon = /* @__PURE__ */ mirrored(ChevronRight);
export const ExternalIcon = /* @__PURE__ */ mirrored(ExternalLink);
export const ContentsIcon = /* @__PURE__ */ mirrored(ListVideo);
export const SignInIcon = /* @__PURE__ */ mirrored(LogIn);
export const SignOutIcon = /* @__PURE__ */ mirrored(LogOut);
export const SendIcon = /* @__PURE__ */ mirrored(Send);
export const BackIcon = /* @__PURE__ */ mirrored(ArrowLeft);
export const PreviousIcon = /* @__PURE__ */ mirrored(ChevronLeft);

export {
  AArrowDown as SmallerTextIcon,
  AArrowUp as LargerTextIcon,
  Award as CertificateIcon,
  BadgeCheck as VerifiedIcon,
  Bell as BellIcon,
  Bookmark as SaveIcon,
  BookmarkCheck as SavedIcon,
  BookOpen as CoursesIcon,
  Briefcase as ServicesIcon,
  Calendar as DateIcon,
  Camera as CameraIcon,
  Check as CheckIcon,
  ChevronDown as DownIcon,
  CircleAlert as ErrorIcon,
  CircleCheck as SuccessIcon,
  CirclePlay as VideoLectureIcon,
  CircleQuestionMark as HelpIcon,
  ClipboardPen as AssignmentIcon,
  Clock as DurationIcon,
  Cloud as CloudIcon,
  Code as CodeIcon,
  Copy as CopyIcon,
  Database as DatabaseIcon,
  Download as DownloadIcon,
  Ellipsis as MoreIcon,
  Eye as EyeIcon,
  FileText as ArticleLectureIcon,
  Globe as GlobeIcon,
  GraduationCap as StudentIcon,
  Heart as HeartIcon,
  House as HomeIcon,
  ImageOff as NoImageIcon,
  Images as PortfolioIcon,
  Inbox as InboxIcon,
  Info as InfoIcon,
  Languages as LanguageIcon,
  Layers as LayersIcon,
  ListChecks as QuizIcon,
  Lock as LockIcon,
  LockOpen as OpenIcon,
  Mail as MailIcon,
  MapPin as PlaceIcon,
  Menu as MenuIcon,
  MessageCircle as DiscussionIcon,
  MessagesSquare as ChatIcon,
  Minus as MinusIcon,
  Moon as MoonIcon,
  Newspaper as ArticlesIcon,
  Paperclip as AttachmentIcon,
  Pencil as EditIcon,
  Phone as PhoneIcon,
  Play as PlayIcon,
  Plus as PlusIcon,
  Rocket as ProjectIcon,
  RotateCcw as RetryIcon,
  Search as SearchIcon,
  Settings as SettingsIcon,
  Share2 as ShareIcon,
  ShieldCheck as SecurityIcon,
  SlidersHorizontal as FilterIcon,
  Smartphone as MobileIcon,
  Star as StarIcon,
  Sun as SunIcon,
  Tag as TagIcon,
  Trash2 as DeleteIcon,
  TriangleAlert as WarningIcon,
  Upload as UploadIcon,
  User as PersonIcon,
  UserPlus as RegisterIcon,
  Users as StudentsIcon,
  WifiOff as OfflineIcon,
  X as CloseIcon,
} from 'lucide-react';

export { ChapterIcon, CourseIcon, GirihStarIcon, LampIcon } from './drawn-icons.tsx';
