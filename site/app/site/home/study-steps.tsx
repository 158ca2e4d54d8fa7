import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { SectionHeading } from '#ui/text/section-heading.tsx';
import { AskPicture, ChoosePicture, CodePicture, WatchPicture } from './step-pictures.tsx';

type Step = { title: string; text: string; picture: ReactNode };

const steps: Step[] = [
  {
    get title() {
      return wording`اختر كورسك`;
    },
    get text() {
      return wording`اقرأ {course:محتواه كاملًا، واعرف معلّمه ومدته وسعره|محتواها كاملًا، واعرف معلّمها ومدتها وسعرها} قبل أي خطوة.`;
    },
    picture: <ChoosePicture />,
  },
  {
    title: 'أدخل الكود من بريدك',
    text: 'لا كلمة مرور تحفظها أو تنساها: ستة أرقام تصل إلى بريدك، وتدخل.',
    picture: <CodePicture />,
  },
  {
    title: 'شاهد في وقتك',
    text: 'توقّف متى شئت. نحفظ لك مكانك لتكمل منه في المرة القادمة.',
    picture: <WatchPicture />,
  },
  {
    get title() {
      return wording`اسأل معلّمك`;
    },
    get text() {
      return wording`اكتب ما لم تفهمه تحت المحاضرة {lecture:نفسها|نفسه}، {teacher:فيجيبك|فتجيبك} معلّم الكورس.`;
    },
    picture: <AskPicture />,
  },
];

/** The steps of studying on the platform, in order. */
export default function StudySteps() {
  return (
    <section
      aria-labelledby="study-steps"
      className="mt-section border-y border-line bg-sunken py-section"
    >
      <div className="page-width">
        <SectionHeading id="study-steps" title="كيف تسير الدراسة هنا" />
        <ol className="mt-10 grid gap-y-10 lg:grid-cols-4 lg:gap-x-8">
          {steps.map(({ title, text, picture }, index) => (
            <li
              key={title}
              className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 lg:flex lg:flex-col"
            >
              {/* The line that connects the stars: vertical on a phone, horizontal on a desktop. */}
              <span
                aria-hidden="true"
                className="absolute inset-s-6 top-12 -bottom-10 border-s-2 border-dotted border-line-strong group-last:hidden lg:inset-s-14 lg:-inset-e-6 lg:top-6 lg:bottom-auto lg:border-s-0 lg:border-t-2"
              />
              <StarFrame tone="lamp">{index + 1}</StarFrame>
              <div className="flex min-w-0 flex-col sm:max-lg:grid sm:max-lg:grid-cols-[1fr_18rem] sm:max-lg:items-center sm:max-lg:gap-x-8 lg:mt-5 lg:grow">
                <div className="grow">
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1.5 text-text-soft">{text}</p>
                </div>
                <div
                  aria-hidden="true"
                  className="grid h-44 max-w-xs grid-cols-[minmax(0,1fr)] items-center max-sm:mt-5 lg:mt-5 justify-items-center rounded-lg border border-line bg-raised p-4 lg:max-w-none"
                >
                  {picture}
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
