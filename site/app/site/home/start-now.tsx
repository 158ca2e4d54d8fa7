import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { Lattice } from '#ui/ornament/lattice.tsx';

/** The call to action at the end of the page. */
export function StartNow() {
  const signedIn = useSession((state) => state.isAuthenticated);
  return (
    <section aria-labelledby="start-now" className="page-width pt-section">
      <div className="dark relative isolate overflow-hidden rounded-2xl bg-ink px-6 py-14 text-on-ink sm:px-12 lg:py-20">
        <Lattice
          light={[0.1, 0.4]}
          className="absolute inset-0 -z-1 size-full text-on-ink max-lg:hidden"
        />
        <Lattice
          light={[0.5, 1.1]}
          reach={0.4}
          className="absolute inset-0 -z-1 size-full text-on-ink lg:hidden"
        />
        <div className="flex max-w-xl flex-col items-start gap-5">
          <h2 id="start-now" className="text-4xl font-bold">
            {signedIn
              ? wording`محاضرتك {التالية تنتظرك|التالي ينتظرك}`
              : wording`المحاضرة {الأولى تنتظرك|الأول ينتظرك}`}
          </h2>
          <p className="text-lg text-on-ink-soft">
            لا تنتظر اليوم المناسب.{' '}
            {signedIn
              ? wording`تابع كورسًا {بدأته، أو اختر جديدًا يشدّك|بدأتها، أو اختر جديدة تشدّك}، واكتب سطرك التالي الليلة.`
              : 'سجّل ببريدك وحده، واختر ما يشدّك، واكتب سطرك الأول الليلة.'}
          </p>
          <div className="mt-2 flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <Button asChild size="lg">
              {signedIn ? (
                <Link to="/my-courses">{wording`تابع كورساتك`}</Link>
              ) : (
                <Link to="/register">أنشئ حسابك</Link>
              )}
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/courses">{wording`تصفّح الكورسات`}</Link>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
