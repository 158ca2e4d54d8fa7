import type { Register } from '@nibras/contract/people/privacy/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { StudioSearch, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { registerQuery } from './queries.ts';
import { RegisterTable } from './register-table.tsx';
import { searchRegister } from './search-register.ts';

/** What is kept about people, why, for how long, and what becomes of it. */
export default function RegisterPage() {
  return useCapability('people:manage') ? <RegisterOfData /> : <MissingPage />;
}

function RegisterOfData() {
  const { data, error, isFetching, refetch } = useQuery(registerQuery);
  return (
    <StudioPage
      title="سجل البيانات"
      width="read"
      description="كل ما تحفظه المنصة عن الناس: ما هو، ولماذا، وكم يبقى، وماذا يصير به حين يحذف صاحبه حسابه. به تعمل «نزّل بياناتي»، فهو صحيح دائمًا."
      actions={
        <>
          <Button asChild variant="secondary" size="sm">
            <Link to="/studio/privacy/requests">طلبات البيانات</Link>
          </Button>
          <Button variant="secondary" size="sm" disabled={!data} onClick={() => window.print()}>
            اطبع السجل
          </Button>
        </>
      }
    >
      {data ? (
        <Found register={data} />
      ) : error ? (
        <FailedState
          title="تعذر تحميل السجل"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label="جارٍ تحميل السجل" className="grid gap-4">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-32 w-full" />
          ))}
        </div>
      )}
    </StudioPage>
  );
}

function Found({ register }: { register: Register }) {
  const { search, params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const personal = params.get('list') !== 'all';
  const { domains, places, count } = searchRegister(register, { search, personal });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <StudioSearch
          className="min-w-0 grow basis-64"
          label="ابحث في السجل"
          value={search}
          onSearch={(text) => void navigate(hrefWith({ search: text }), { replace: true })}
          keep={{ list: personal ? undefined : 'all' }}
        />
        <FilterLinks
          label="أي البيانات"
          className="[&_a]:px-4! [&_a]:text-sm"
          links={[
            { label: 'بيانات الناس', to: hrefWith({ list: undefined }), current: personal },
            { label: 'كل الجداول', to: hrefWith({ list: 'all' }), current: !personal },
          ]}
        />
      </div>
      {count === 0 && (
        <EmptyState
          className="mt-6"
          icon={<SearchIcon />}
          title="لا نتائج"
          description="جرّب كلمة أخرى، أو ابحث في كل الجداول."
        />
      )}
      {domains.map(({ name, title, tables }) => (
        <section key={name} aria-labelledby={`register-${name}`} className="mt-8">
          <h2 id={`register-${name}`} className="text-xl">
            {title}
          </h2>
          <ul className="divide-y divide-line">
            {tables.map((table) => (
              <RegisterTable key={table.name} table={table} />
            ))}
          </ul>
        </section>
      ))}
      {places.length > 0 && <Places places={places} />}
    </>
  );
}

function Places({ places }: Pick<Register, 'places'>) {
  return (
    <section aria-labelledby="register-places" className="mt-8">
      <h2 id="register-places" className="text-xl">
        خارج الجداول
      </h2>
      <ul className="divide-y divide-line">
        {places.map(({ name, title, purpose, retention, exported, deletion }) => (
          <li key={name} className="break-inside-avoid-page py-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-text-soft">{purpose}</p>
            <dl className="mt-2 grid gap-x-3 text-sm sm:grid-cols-[max-content_1fr] [&_dt]:font-semibold">
              <dt>المدة</dt>
              <dd>{retention}</dd>
              <dt>في ملف البيانات</dt>
              <dd>{exported}</dd>
              <dt>عند حذف الحساب</dt>
              <dd>{deletion}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
