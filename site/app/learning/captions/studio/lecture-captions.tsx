import type { CaptionsSummary } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { languageName } from '#content/media/studio/index.ts';
import { Badge } from '#ui/list/badge.tsx';
import { lectureCaptionsQuery } from './calls.ts';
import { captionTexts } from './caption-texts.ts';

interface LectureCaptionsProps {
  lecture: number;
  /** The languages of the files that the lecture has. */
  languages: readonly string[];
}

function stateOf({ state, unconfirmed, machine }: CaptionsSummary): string | null {
  if (machine && machine.state !== 'failed') return 'يكتب الجهاز مسودتها';
  if (state === 'draft') return 'مسودة من الجهاز';
  return unconfirmed ? 'لم تُعتمد تعديلاتها' : null;
}

/** The ways from a lecture to the editor of its captions, in each language that it has, and Arabic. */
export function LectureCaptions({ lecture, languages }: LectureCaptionsProps) {
  const { data } = useQuery(lectureCaptionsQuery(lecture));
  const edited = data?.captions ?? [];
  const all = [...new Set([...languages, ...edited.map(({ language }) => language), 'ar'])];
  return (
    <ul className="mt-3 flex flex-col gap-1.5">
      {all.map((language) => {
        const captions = edited.find((one) => one.language === language);
        const state = captions && stateOf(captions);
        const isNew = !captions && !languages.includes(language);
        return (
          <li key={language} className="flex flex-wrap items-center gap-2">
            <Link
              to={`/studio/lectures/${lecture}/captions/${language}`}
              className="inline-flex min-h-9 items-center text-link hover:underline"
            >
              {isNew ? 'اكتب الترجمة' : 'حرّر الترجمة'}: {languageName(language)}
            </Link>
            {captions && captions.lines > 0 && (
              <span className="text-sm text-text-soft">{captionTexts.lines(captions.lines)}</span>
            )}
            {state && <Badge tone="warning">{state}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}
