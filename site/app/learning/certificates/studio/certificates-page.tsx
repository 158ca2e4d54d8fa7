import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CourseFilter } from '#learning/enrolment/studio/index.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NothingMatches } from '#studio-kit/lists/nothing-matches.tsx';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { CertificateIcon, PlusIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { CertificateRow } from './certificate-row.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { certificatesQuery, exportPath } from './queries.ts';
import { filterNames } from './texts.ts';
import { WaitingNames } from './waiting-names.tsx';

const filters = Object.keys(filterNames) as (keyof typeof filterNames)[];

/** The certificates of the courses that the user decides about, and the requests for another name. */
export default function CertificatesPage() {
  return useCapability('course:certify') ? <Certificates /> : <MissingPage />;
}

function filterOf(params: URLSearchParams): keyof typeof filterNames {
  if (params.get('corrections') === 'open') return 'open';
  return filters.find((one) => one === params.get('state')) ?? 'all';
}

const paramsOf = (filter: keyof typeof filterNames) => ({
  corrections: filter === 'open' ? 'open' : undefined,
  state: filter === 'valid' || filter === 'revoked' ? filter : undefined,
});

function Certificates() {
  const { page, search, params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const [grants, setGrants] = useState(false);
  const mayDesign = useCapability('settings:edit');
  const filter = filterOf(params);
  const course = Number(params.get('course')) || undefined;
  const wanted = {
    search,
    course,
    state: filter === 'valid' || filter === 'revoked' ? filter : undefined,
    corrections: filter === 'open' ? filter : undefined,
  };
  const query = useQuery({
    ...certificatesQuery({ page, ...wanted }),
    select: ({ certificates, open_corrections: open, waiting, waiting_count }) => ({
      ...certificates,
      open,
      names: { waiting, count: waiting_count },
    }),
  });
  const open = query.data?.open;
  return (
    <StudioPage
      title={wording`الشهادات`}
      description={wording`تصدر تلقائيًا عند إتمام كورس {course:يمنح|تمنح} شهادة{ًا}. من هنا تمنحها بيدك، أو تسحبها، أو تقبل تصحيح اسم.`}
      actions={
        <>
          {mayDesign && (
            <Button asChild variant="secondary" size="sm">
              <Link to="/studio/certificates/design">{wording`صمّم الشهادة`}</Link>
            </Button>
          )}
          <ExportButton path={exportPath(wanted)} name="certificates.csv" />
          <Button size="sm" icon={<PlusIcon className="size-5" />} onClick={() => setGrants(true)}>
            {wording`امنح شهادة{ًا}`}
          </Button>
        </>
      }
    >
      {query.data && <WaitingNames {...query.data.names} />}
      <ListFrame
        list={query}
        noun={rareNouns.certificate}
        texts={{
          search: 'ابحث بالاسم أو البريد أو الرمز',
          region: wording`الشهادات`,
          failed: wording`تعذر تحميل الشهادات`,
          pages: wording`صفحات الشهادات`,
        }}
        filters={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <FilterLinks
              label={wording`أي شهادات`}
              className="max-w-full min-w-0 [&_a]:px-4! [&_a]:text-sm"
              links={filters.map((one) => ({
                label: filterNames[one],
                to: hrefWith(paramsOf(one)),
                current: one === filter,
                ...(one === 'open' && open ? { count: open } : {}),
              }))}
            />
            <CourseFilter title={wording`شهادات أي كورس؟`} />
          </div>
        }
        empty={() => (
          <NoCertificates
            filter={filter}
            search={search}
            narrowed={search !== '' || course !== undefined || filter !== 'all'}
          />
        )}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((certificate) => (
              <CertificateRow key={certificate.id} certificate={certificate} />
            ))}
          </ul>
        )}
      </ListFrame>
      {grants && (
        <GrantDialog
          onClose={() => setGrants(false)}
          onGranted={(id) =>
            id === null ? setGrants(false) : void navigate(`/studio/certificates/${id}`)
          }
        />
      )}
    </StudioPage>
  );
}

function NoCertificates({
  filter,
  search,
  narrowed,
}: {
  filter: keyof typeof filterNames;
  search: string;
  narrowed: boolean;
}) {
  if (filter === 'open') {
    return (
      <EmptyState
        icon={<SuccessIcon />}
        title="لا طلبات تنتظر"
        description={wording`يظهر هنا ما يطلبه الطلاب{ون} من تصحيح أسمائهم على شهاداتهم.`}
      />
    );
  }
  return narrowed ? (
    <NothingMatches
      search={search}
      advice={wording`جرّب اسمًا آخر، أو رمز الشهادة كما هو {عليها|عليه}، أو اعرض الشهادات كلها.`}
      none={{ title: wording`لا شهادات بهذا الاختيار` }}
      icon={<CertificateIcon />}
      all={wording`اعرض كل الشهادات`}
    />
  ) : (
    <EmptyState
      icon={<CertificateIcon />}
      title={wording`لا شهادات بعد`}
      description={wording`{certificate:تصدر|يصدر} أول شهادة عندما {student:يتم|تتم} طالب كورسًا {course:يمنح|تمنح} شهادة{ًا}.`}
    />
  );
}
