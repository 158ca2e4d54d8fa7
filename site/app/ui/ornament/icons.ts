/**
 * Every icon of the site, named by its meaning. Import icons only from this file: directional ones are mirrored here.
 * The argument is Lucide's name or one of `icon-drawings.ts`. After a change here or there, `vitest run --project site
 * icons -u` generates `icons.svg`. The marks of the networks are in social-icons.ts.
 */
import { icon, pointingIcon } from './icon.ts';

export const MarkIcon = /* @__PURE__ */ icon('mark');

// Directional: drawn for left to right, mirrored on right-to-left pages.
export const NextIcon = /* @__PURE__ */ pointingIcon('chevron-right');
export const ExternalIcon = /* @__PURE__ */ pointingIcon('external-link');
export const SignInIcon = /* @__PURE__ */ pointingIcon('log-in');
export const SignOutIcon = /* @__PURE__ */ pointingIcon('log-out');
export const SendIcon = /* @__PURE__ */ pointingIcon('send');
export const BackIcon = /* @__PURE__ */ pointingIcon('arrow-left');
export const PreviousIcon = /* @__PURE__ */ pointingIcon('chevron-left');

export const SmallerTextIcon = /* @__PURE__ */ icon('a-arrow-down');
export const LargerTextIcon = /* @__PURE__ */ icon('a-arrow-up');
export const CertificateIcon = /* @__PURE__ */ icon('award');
export const VerifiedIcon = /* @__PURE__ */ icon('badge-check');
export const BellIcon = /* @__PURE__ */ icon('bell');
export const SaveIcon = /* @__PURE__ */ icon('bookmark');
export const SavedIcon = /* @__PURE__ */ icon('bookmark-check');
export const CoursesIcon = /* @__PURE__ */ icon('book-open');
export const ServicesIcon = /* @__PURE__ */ icon('briefcase');
export const DateIcon = /* @__PURE__ */ icon('calendar');
export const CameraIcon = /* @__PURE__ */ icon('camera');
export const CheckIcon = /* @__PURE__ */ icon('check');
export const SeenIcon = /* @__PURE__ */ icon('check-check');
export const DownIcon = /* @__PURE__ */ icon('chevron-down');
export const ErrorIcon = /* @__PURE__ */ icon('circle-alert');
export const SuccessIcon = /* @__PURE__ */ icon('circle-check');
export const VideoLectureIcon = /* @__PURE__ */ icon('circle-play');
export const HelpIcon = /* @__PURE__ */ icon('circle-question-mark');
export const AssignmentIcon = /* @__PURE__ */ icon('clipboard-pen');
export const DurationIcon = /* @__PURE__ */ icon('clock');
export const CodeIcon = /* @__PURE__ */ icon('code');
export const CopyIcon = /* @__PURE__ */ icon('copy');
export const DownloadIcon = /* @__PURE__ */ icon('download');
export const MoreIcon = /* @__PURE__ */ icon('ellipsis');
export const EyeIcon = /* @__PURE__ */ icon('eye');
export const FileIcon = /* @__PURE__ */ icon('file');
export const ArticleLectureIcon = /* @__PURE__ */ icon('file-text');
export const HeartIcon = /* @__PURE__ */ icon('heart');
export const HomeIcon = /* @__PURE__ */ icon('house');
export const NoImageIcon = /* @__PURE__ */ icon('image-off');
export const PortfolioIcon = /* @__PURE__ */ icon('images');
export const InboxIcon = /* @__PURE__ */ icon('inbox');
export const InfoIcon = /* @__PURE__ */ icon('info');
export const LanguageIcon = /* @__PURE__ */ icon('languages');
export const LayersIcon = /* @__PURE__ */ icon('layers');
export const QuizIcon = /* @__PURE__ */ icon('list-checks');
export const LockIcon = /* @__PURE__ */ icon('lock');
export const MailIcon = /* @__PURE__ */ icon('mail');
export const PlaceIcon = /* @__PURE__ */ icon('map-pin');
export const DiscussionIcon = /* @__PURE__ */ icon('message-circle');
export const ChatIcon = /* @__PURE__ */ icon('messages-square');
export const MinusIcon = /* @__PURE__ */ icon('minus');
export const ComputerIcon = /* @__PURE__ */ icon('monitor');
export const MoonIcon = /* @__PURE__ */ icon('moon');
export const ArticlesIcon = /* @__PURE__ */ icon('newspaper');
export const AttachmentIcon = /* @__PURE__ */ icon('paperclip');
export const EditIcon = /* @__PURE__ */ icon('pencil');
export const PhoneIcon = /* @__PURE__ */ icon('phone');
export const PlayIcon = /* @__PURE__ */ icon('play');
export const PlusIcon = /* @__PURE__ */ icon('plus');
export const ProjectIcon = /* @__PURE__ */ icon('rocket');
export const RetryIcon = /* @__PURE__ */ icon('rotate-ccw');
export const SearchIcon = /* @__PURE__ */ icon('search');
export const ShareIcon = /* @__PURE__ */ icon('share-2');
export const StarIcon = /* @__PURE__ */ icon('star');
export const SunIcon = /* @__PURE__ */ icon('sun');
export const TagIcon = /* @__PURE__ */ icon('tag');
export const DeleteIcon = /* @__PURE__ */ icon('trash-2');
export const WarningIcon = /* @__PURE__ */ icon('triangle-alert');
export const PersonIcon = /* @__PURE__ */ icon('user');
export const RegisterIcon = /* @__PURE__ */ icon('user-plus');
export const StudentsIcon = /* @__PURE__ */ icon('users');
export const SoundIcon = /* @__PURE__ */ icon('volume-2');
export const MutedIcon = /* @__PURE__ */ icon('volume-x');
export const OfflineIcon = /* @__PURE__ */ icon('wifi-off');
export const CloseIcon = /* @__PURE__ */ icon('x');

// Drawn by us.
export const ChapterIcon = /* @__PURE__ */ icon('leaves');
export const CourseIcon = /* @__PURE__ */ icon('lit-book');
export const GirihStarIcon = /* @__PURE__ */ icon('eight-fold');
export const LampIcon = /* @__PURE__ */ icon('lamp');
export const GlobeIcon = /* @__PURE__ */ icon('globe');
export const MobileIcon = /* @__PURE__ */ icon('smartphone');
export const UndoIcon = /* @__PURE__ */ icon('undo-2');
export const RedoIcon = /* @__PURE__ */ icon('redo-2');
export const StopIcon = /* @__PURE__ */ icon('square');
