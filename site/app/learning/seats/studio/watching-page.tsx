import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { SeatChangers } from './seat-changers.tsx';
import { SeatSetup } from './seat-setup.tsx';

/** On how many devices accounts watch: the limit, and the accounts whose devices change often. */
export default function WatchingPage() {
  const mayRead = useCapability('people:manage');
  const maySet = useCapability('settings:edit');
  if (!mayRead) return <MissingPage />;
  return (
    <StudioPage title="أجهزة المشاهدة" width="read">
      <div className="flex flex-col gap-8">
        {maySet && <SeatSetup />}
        <section aria-labelledby="seat-changers" className="flex flex-col gap-3">
          <h2 id="seat-changers" className="text-lg font-semibold">
            حسابات يكثر تبديل أجهزتها
          </h2>
          <SeatChangers />
        </section>
      </div>
    </StudioPage>
  );
}
