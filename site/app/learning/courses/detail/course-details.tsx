import type { ParsedCourse } from '@nibras/contract/compat/parse-course.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/ornament/icons.ts';
import { StarGlyph } from '#ui/ornament/star-glyph.tsx';
import { requirementsQuery } from '../queries.ts';

const paragraphs = (text: string) => text.split(/\n{2,}/).filter((one) => one.trim() !== '');

interface CourseDetailsProps {
  pageId: string;
  text: string;
  features: ParsedCourse['features'];
}

/** The description, the learning goals and the requirements of a course. */
export default function CourseDetails({ pageId, text, features }: CourseDetailsProps) {
  const requirements = useQuery(requirementsQuery(pageId)).data ?? [];
  const about = paragraphs(text);
  return (
    <div className="flex flex-col gap-10">
      {about.length > 0 && (
        <Section title={wording`عن الكورس`}>
          <div className="flex max-w-read flex-col gap-4">
            {about.map((text) => (
              <p key={text} dir="auto" className="text-start whitespace-pre-line">
                {text}
              </p>
            ))}
          </div>
        </Section>
      )}
      {features.length > 0 && (
        <Section title="ماذا ستتعلم">
          <ul className="grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-2">
            {features.map(({ id, name }) => (
              <li key={id} className="flex items-start gap-3">
                <CheckIcon className="mt-1 size-5 text-success" />
                <span dir="auto" className="min-w-0 text-start">
                  {name}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="المتطلبات">
        {requirements.length > 0 ? (
          <ul className="flex flex-col gap-3">
            {requirements.map(({ id, name }) => (
              <li key={id} className="flex items-start gap-3">
                <StarGlyph className="mt-2 size-3 shrink-0 text-accent-strong" />
                <span dir="auto" className="min-w-0 text-start">
                  {name}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-text-soft">{wording`لا متطلبات {لهذا|لهذه} الكورس، يكفيك أن تبدأ.`}</p>
        )}
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
