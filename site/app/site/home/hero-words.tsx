import { wording } from '@nibras/contract/text/wording.ts';

interface HeroWordsProps {
  /** Empty for the product's own. */
  title: string;
  text: string;
  /** 1 on the page itself. */
  headingLevel?: 1 | 3;
}

/** The heading of the home page and the sentence below it: the provider's words, or the product's where they wrote none. */
export function HeroWords({ title, text, headingLevel = 1 }: HeroWordsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading className="flex flex-col gap-2 max-lg:pe-20">
        {/* It introduces the product's own title, and would contradict another. */}
        {!title && <span className="text-xl font-medium text-accent">تعلّم البرمجة بالعربية</span>}
        <span className="text-5xl leading-[1.28] font-bold wrap-anywhere">
          {title || 'سطرك الأول يُنير الطريق'}
        </span>
      </Heading>
      <p className="mt-5 max-w-xl text-lg wrap-anywhere text-on-ink lg:text-on-ink-soft">
        {text ||
          wording`كورسات مسجلة تبدأ معك من الصفر وتمضي خطوة خطوة، ومعلّم {teacher:يقرأ|تقرأ} سؤالك تحت المحاضرة {teacher:ويجيب|وتجيب} عنه. لا تحتاج إلى أن تعرف شيئًا قبل أن تبدأ.`}
      </p>
    </>
  );
}

export default HeroWords;
