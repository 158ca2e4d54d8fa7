import type {
  Notification,
  NotificationType,
} from '@nibras/contract/conversation/notifications/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { NotificationRow } from './queries.ts';

type Data = NotificationRow['data'];

const lecturePage = (data: Data) => `/courses/${data.courseId}/lecture/${data.lectureId}`;
const coursePage = (data: Data) => `/courses/${data.courseId}`;

const certificatePage = (data: Data) => `/certificates/${data.code}`;

/** What a moderator has decided about. */
const moderated = ({ kind, courseName }: Data): string =>
  kind === 'review'
    ? wording`تقييمك لكورس «${courseName}»`
    : `${kind === 'discussion' ? 'استفسارك' : 'رسالتك'}${courseName ? wording` في كورس «${courseName}»` : ''}`;

const moderatedPage = (data: Data) => {
  if (data.kind === 'review') return coursePage(data);
  return data.lectureId ? lecturePage(data) : `/chat?c=${data.conversationId}`;
};

const reasons: Record<string, string> = {
  abuse: 'إساءة',
  spam: 'دعاية أو محتوى مزعج',
  'personal-data': 'بيانات شخصية',
  cheating: 'حل جاهز أو غش',
};

/** What waits in the inbox, by its kind. */
const waitingNames: Record<string, string> = {
  questions: 'استفسار',
  transfers: 'إيصال تحويل',
  orders: 'طلب',
  messages: 'رسالة تواصل',
  texts: 'إجابة تنتظر التصحيح',
  reports: 'بلاغ',
  corrections: 'طلب تصحيح اسم',
  requests: 'طلب بيانات',
  cases: 'دفعة لا تطابق',
};

function hiddenText(data: Data): string {
  const reason = reasons[data.reason ?? ''];
  return `أخفى المشرفون ${moderated(data)}${reason ? `، والسبب: ${reason}` : ''}. راسلنا إن رأيت في ذلك خطأ.`;
}

const templates: Record<
  NotificationType,
  {
    text: (data: Data) => string;
    link: (data: Data) => string | null;
    title?: (data: Data) => string;
  }
> = {
  'App\\Notifications\\DiscussionStarted': {
    text: (data) => wording`استفسار جديد من ${data.personName} في كورس «${data.courseName}».`,
    link: lecturePage,
  },
  'App\\Notifications\\DiscussionReplied': {
    text: (data) => wording`رد جديد من ${data.personName} في كورس «${data.courseName}».`,
    link: lecturePage,
  },
  'App\\Notifications\\EnrolmentCompleted': {
    text: (data) => wording`اكتمل اشتراكك في كورس «${data.courseName}». نتمنى لك رحلة تعلم موفقة.`,
    link: coursePage,
  },
  'App\\Notifications\\StudentEnrolled': {
    text: (data) => wording`اشتراك جديد: ${data.personName} في كورس «${data.courseName}».`,
    link: coursePage,
  },
  // Whatever becomes of the announcement, the notice keeps the words that were sent.
  'App\\Notifications\\Announcement': {
    title: (data) => String(data.title),
    text: (data) => String(data.text),
    link: (data) => (data.link ? String(data.link) : null),
  },
  'App\\Notifications\\ContentHidden': {
    text: hiddenText,
    link: moderatedPage,
  },
  'App\\Notifications\\ContentRestored': {
    text: (data) => `أعاد المشرفون إظهار ${moderated(data)}.`,
    link: moderatedPage,
  },
  'App\\Notifications\\ReviewAnswered': {
    text: (data) => wording`رد جديد من ${data.personName} على تقييمك لكورس «${data.courseName}».`,
    link: coursePage,
  },
  'App\\Notifications\\AccessGranted': {
    text: ({ courseName, until }) =>
      wording`أُضيف لك اشتراك في كورس «${courseName}»${until ? ` حتى ${until}` : ''}.`,
    link: coursePage,
  },
  'App\\Notifications\\AccessChanged': {
    text: ({ courseName, until }) =>
      until
        ? wording`اشتراكك في كورس «${courseName}» صار حتى ${until}.`
        : wording`اشتراكك في كورس «${courseName}» صار بلا تاريخ انتهاء.`,
    link: coursePage,
  },
  'App\\Notifications\\AccessEnding': {
    text: ({ courseName, until }) => wording`ينتهي اشتراكك في كورس «${courseName}» في ${until}.`,
    link: coursePage,
  },
  'App\\Notifications\\AccessEnded': {
    text: ({ courseName }) =>
      wording`انتهى اشتراكك في كورس «${courseName}»، وما أنجزته {فيه|فيها} محفوظ لك.`,
    link: coursePage,
  },
  'App\\Notifications\\PurchasePaid': {
    text: ({ names }) => `اكتمل شراء ${names}، وصار مفتوحًا لك.`,
    link: (data) => (data.courseId ? coursePage(data) : `/purchases/${data.purchaseId}`),
  },
  'App\\Notifications\\PurchaseRefunded': {
    text: ({ amount, ended }) =>
      ended ? `أعدنا إليك ${amount}، وانتهى اشتراكك في ${ended}.` : `أعدنا إليك ${amount}.`,
    link: (data) => `/purchases/${data.purchaseId}`,
  },
  'App\\Notifications\\OrderPlaced': {
    text: ({ personName, serviceName }) =>
      serviceName ? `طلب جديد من ${personName}: «${serviceName}».` : `طلب جديد من ${personName}.`,
    link: (data) => `/studio/orders/${data.orderId}`,
  },
  'App\\Notifications\\ContactMessageSent': {
    text: ({ personName, subject }) => `رسالة من ${personName}: «${subject}».`,
    link: (data) => `/studio/messages/${data.messageId}`,
  },
  'App\\Notifications\\TransferSent': {
    text: ({ personName, amount }) => `إيصال تحويل من ${personName}: ${amount}.`,
    link: (data) => `/studio/transfers/${data.transferId}`,
  },
  'App\\Notifications\\PurchaseAsked': {
    text: ({ reference, text }) => `سؤال عن تحويلك ${reference}: ${text}`,
    link: (data) => `/checkout/${data.purchaseId}`,
  },
  'App\\Notifications\\PurchaseDeclined': {
    text: ({ reference, text }) => `لم نتمكن من قبول إيصال تحويلك ${reference}. السبب: ${text}`,
    link: (data) => `/checkout/${data.purchaseId}`,
  },
  'App\\Notifications\\PurchaseUnderReview': {
    text: ({ reference }) =>
      `وصل تحويلك ${reference}، لكنه لم يطابق الشراء كما هو الآن، فنراجعه ونخبرك.`,
    link: (data) => `/checkout/${data.purchaseId}`,
  },
  'App\\Notifications\\AnswersToMark': {
    text: ({ lectureName, courseName }) =>
      wording`إجابات تنتظر تصحيحك في اختبار «${lectureName}» من كورس «${courseName}».`,
    link: (data) => `/studio/marking?lecture=${data.lectureId}`,
  },
  'App\\Notifications\\CourseCompleted': {
    text: ({ courseName, certificate }) =>
      wording`أتممت كورس «${courseName}»${certificate ? wording`، وشهادتك بين شهاداتك` : ''}. بارك الله في جهدك.`,
    link: coursePage,
  },
  'App\\Notifications\\AttemptMarked': {
    text: ({ lectureName, score, max }) =>
      wording`صُححت محاولتك في اختبار «${lectureName}»، ودرجتك ${score} من ${max}.`,
    link: lecturePage,
  },
  'App\\Notifications\\CertificateWaits': {
    text: ({ courseName }) =>
      wording`استحققت شهادة كورس «${courseName}»، لكن في اسمك أحرف لا تُطبع عليها. اختر اسمًا لشهاداتك {certificate:فتصدر|فيصدر} حالًا.`,
    link: () => '/my-certificates',
  },
  'App\\Notifications\\CertificateIssued': {
    text: ({ courseName }) =>
      wording`{certificate:صدرت|صدر} شهادتك في كورس «${courseName}». مبارك لك.`,
    link: certificatePage,
  },
  'App\\Notifications\\CertificateCorrected': {
    text: ({ courseName }) =>
      wording`{certificate:صدرت|صدر} شهادتك في كورس «${courseName}» بالاسم المصحح وبرمز جديد.`,
    link: certificatePage,
  },
  'App\\Notifications\\CertificateRevoked': {
    text: ({ courseName, text }) =>
      wording`{certificate:سُحبت|سُحب} شهادتك في كورس «${courseName}». السبب: ${text}`,
    link: () => '/my-certificates',
  },
  'App\\Notifications\\CertificateRestored': {
    text: ({ courseName }) =>
      wording`شهادتك في كورس «${courseName}» {certificate:صالحة|صالح}، وقد تراجعنا عن {certificate:سحبها|سحبه}.`,
    link: certificatePage,
  },
  'App\\Notifications\\CorrectionAsked': {
    text: ({ personName, courseName }) =>
      wording`طلب تصحيح اسم من ${personName}، على شهادة في كورس «${courseName}».`,
    link: (data) => `/studio/certificates/${data.certificateId}`,
  },
  'App\\Notifications\\CorrectionDeclined': {
    text: ({ courseName, text }) =>
      wording`لم يُقبل تصحيح الاسم على شهادتك في كورس «${courseName}».${text ? ` ${text}` : ''}`,
    link: () => '/my-certificates',
  },
  'App\\Notifications\\DataReady': {
    text: () => 'بياناتك جاهزة. نزّلها خلال 24 ساعة.',
    link: () => '/account/data',
  },
  'App\\Notifications\\DataFailed': {
    text: () => 'تعذر جمع بياناتك. اطلبها مرة أخرى.',
    link: () => '/account/data',
  },
  'App\\Notifications\\DeletionAsked': {
    text: ({ day }) => `طلبت حذف حسابك. نحذفه يوم ${day}، ويمكنك التراجع قبل ذلك.`,
    link: () => '/account/data',
  },
  'App\\Notifications\\DeletionSoon': {
    text: ({ day }) => `يُحذف حسابك يوم ${day} كما طلبت. يمكنك التراجع قبل ذلك.`,
    link: () => '/account/data',
  },
  'App\\Notifications\\DeletionFailed': {
    text: () =>
      wording`لم نتمكن من حذف حسابك، لأنك المعلّم {teacher:الأساسي|الأساسية} في كورس أو المشرف الوحيد. سلّم ذلك إلى غيرك، ثم اطلب الحذف مرة أخرى.`,
    link: () => '/account/data',
  },
  'App\\Notifications\\AccountNotDeleted': {
    text: ({ personName }) =>
      wording`لم يُحذف حساب ${personName} في موعده، لأنه حساب المعلّم {teacher:الأساسي|الأساسية} في كورس أو المشرف الوحيد. سلّم ذلك إلى حساب آخر ليمكن حذفه.`,
    link: ({ personId }) => `/studio/people/${personId}`,
  },
  'App\\Notifications\\AdminAccountChanged': {
    text: ({ text }) => String(text),
    link: ({ personId }) => `/studio/people/${personId}`,
  },
  'App\\Notifications\\WaitingAssigned': {
    text: ({ by, kind, personName }) =>
      `أسند إليك ${by}: ${waitingNames[String(kind)] ?? 'شيء ينتظر'}${personName ? ` من ${personName}` : ''}.`,
    link: ({ kind, thing }) => `/studio/inbox/${kind}/${thing}`,
  },
};

/** A notification with its text; one of an unknown type has neither text nor link. */
export function presentNotification(row: NotificationRow): Notification {
  const template = templates[row.type as NotificationType] as
    | (typeof templates)[NotificationType]
    | undefined;
  return {
    id: row.id,
    type: row.type,
    title: template?.title?.(row.data) ?? null,
    text: template?.text(row.data) ?? '',
    link: template?.link(row.data) ?? null,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}
