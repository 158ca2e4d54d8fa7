import type {
  ConfirmedStep,
  FirstStep,
  FirstStepsAnswer,
} from '@nibras/contract/site/first-steps/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

interface StepTexts {
  title: string;
  /** What it is for, in one sentence. */
  hint: string;
  /** What the link to its place says. */
  act: string;
}

export const stepTexts: Record<FirstStep, StepTexts> = {
  identity: {
    title: 'الاسم والشعار',
    hint: 'أول ما يراه الزائر، وبهما تُعرف رسائلك.',
    act: 'اكتب الاسم',
  },
  mail: {
    title: 'البريد يصل',
    hint: wording`بلا بريد لا يصل كود الدخول إلى الطلاب.`,
    act: 'اضبط البريد',
  },
  contact: {
    title: 'وسائل التواصل',
    hint: 'بريدك وهاتفك وروابطك، وما تركته فارغًا لا يظهر.',
    act: 'اكتبها',
  },
  course: {
    title: wording`كورسك {الأول|الأولى}`,
    hint: 'يكفي اسم لتبدأ، ولا يراه أحد قبل النشر.',
    act: wording`أنشئ كورسًا`,
  },
  lecture: {
    title: wording`أول محاضرة منشورة`,
    hint: wording`اسحب فيديو إلى صفحة الكورس أو اكتب مقالًا، ثم انشر.`,
    act: wording`أضف محاضرة{ًا}`,
  },
  payment: {
    title: 'طريقة الدفع',
    hint: wording`رقم محفظة أو حساب يحوّل إليه الطلاب{ون}.`,
    act: 'أضف وسيلة',
  },
  legal: {
    title: 'الصفحات القانونية',
    hint: 'نصوصها الأولى تصف البرنامج. أضف إليها ما يخصك.',
    act: 'افتحها',
  },
  visit: {
    title: 'الموقع كما يراه الزائر',
    hint: 'تُفتح نافذة ترى فيها ما يراه من لا حساب له. أول ما فيها كلمات ترحيب تكتبها في «الهوية».',
    act: 'افتح الموقع',
  },
  team: {
    title: wording`معلّم معك`,
    hint: 'تكتب بريده فتصله دعوة.',
    act: wording`ادعُ معلّمًا`,
  },
  backup: {
    title: 'النسخ الاحتياطي',
    hint: 'على الخادم: npm run backup كل يوم. تكتمل الخطوة بعد أول نسخة.',
    act: '',
  },
};

/** A step's texts, with what is still missing of one that is half done. */
export function textsOf(step: FirstStep, { identity_left: left }: FirstStepsAnswer): StepTexts {
  const texts = stepTexts[step];
  if (step !== 'identity' || left === null) return texts;
  return left === 'logo'
    ? { ...texts, hint: 'بقي الشعار: يظهر أعلى كل صفحة وفي رسائلك.', act: 'أضف الشعار' }
    : { ...texts, hint: 'بقي الاسم: أول ما يراه الزائر، وبه تُعرف رسائلك.' };
}

/** Another place that belongs to a step: what the link to it says. */
export const besideStep: Partial<Record<FirstStep, { to: string; label: string }>> = {
  payment: { to: '/studio/settings/advanced#currency', label: 'غيّر العملة' },
  visit: { to: '/studio/settings#hero_title', label: 'غيّر كلمات الترحيب' },
};

/** What a person says who confirms a step that the server cannot see. */
export const confirmTexts: Record<ConfirmedStep, string> = {
  payment: 'كل ما عندي مجاني',
  legal: 'راجعتها',
  visit: 'رأيته',
  backup: 'مضبوط عندي',
};

/** Where a step is done; null where that is outside of the studio. */
export function stepPath(
  step: FirstStep,
  { course_id, identity_left }: FirstStepsAnswer,
): string | null {
  const newCourse = '/studio/courses?new=1';
  const paths: Record<FirstStep, string | null> = {
    identity: `/studio/settings#${identity_left ?? 'name'}`,
    mail: '/studio/settings/mail#mail',
    contact: '/studio/settings/contact#email',
    course: newCourse,
    lecture: course_id === null ? newCourse : `/studio/courses/${course_id}`,
    payment: '/studio/selling/channels',
    legal: '/studio/settings/legal',
    visit: '/',
    team: '/studio/settings/people?invite=teacher',
    backup: null,
  };
  return paths[step];
}
