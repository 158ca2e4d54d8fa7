import type { Consent, ConsentKind } from '@nibras/contract/people/privacy/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { CheckIcon } from '#ui/ornament/icons.ts';
import { Link } from '#ui/text/link.tsx';
import { consentsQuery } from './calls.ts';
import { DataSection } from './data-section.tsx';

/** A button shows the others. */
const shownAtFirst = 5;

const kindNames: Record<ConsentKind, string> = {
  terms: 'الشروط والخصوصية',
  digest: 'التنبيه بالبريد',
  push: 'الإشعارات على جهاز',
};

/** Whether it is the last word about something that a switch withdraws. */
const isRevocable = (consent: Consent, consents: Consent[]) =>
  consent.given &&
  consent.kind !== 'terms' &&
  consents.find(({ kind }) => kind === consent.kind) === consent;

/** «موافقاتي»: what the user has agreed to and withdrawn, when, and in which words. */
export function ConsentsSection() {
  const signedIn = useSession((state) => state.isAuthenticated);
  const query = useQuery({ ...consentsQuery, enabled: signedIn });
  return (
    <DataSection
      id="data-consents"
      title="موافقاتي"
      about={<p>ما وافقت عليه وما سحبت موافقتك عليه، بالنص الذي ظهر لك حينها.</p>}
      query={query}
      failed="تعذر تحميل موافقاتك"
    >
      {(consents) =>
        consents.length > 0 ? (
          <Consents consents={consents} />
        ) : (
          <EmptyState
            className="py-4!"
            headingLevel={3}
            icon={<CheckIcon />}
            title="لا موافقات بعد"
            description="تظهر هنا موافقتك على الشروط عند دخولك القادم، وما تفعّله من تنبيهات."
          />
        )
      }
    </DataSection>
  );
}

function Consents({ consents }: { consents: Consent[] }) {
  const [showAll, setShowAll] = useState(false);
  return (
    <>
      <ul aria-labelledby="data-consents" className="divide-y divide-line">
        {(showAll ? consents : consents.slice(0, shownAtFirst)).map((consent) => (
          <li key={consent.id} className="py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-base font-semibold">{kindNames[consent.kind]}</h3>
              <Badge tone={consent.given ? 'success' : 'neutral'}>
                {consent.given ? 'وافقت' : 'سحبت موافقتك'}
              </Badge>
              <DateText at={consent.at} withTime className="text-sm text-text-faint" />
            </div>
            <blockquote className="mt-1.5 border-s-2 border-line ps-3 text-text-soft">
              {consent.wording}
            </blockquote>
            {isRevocable(consent, consents) && (
              <p className="mt-1.5 text-sm">
                <Link to="/notifications#notice-settings">اسحب موافقتك من إعدادات التنبيه</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
      {!showAll && consents.length > shownAtFirst && (
        <Button variant="ghost" className="mt-4" onClick={() => setShowAll(true)}>
          اعرض الأقدم
        </Button>
      )}
    </>
  );
}
