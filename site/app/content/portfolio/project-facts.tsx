import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatDate, unspecified } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { FactList } from '#ui/list/fact-list.tsx';
import { SideCard } from '#ui/list/side-card.tsx';
import { DateIcon, ExternalIcon, PortfolioIcon, ServicesIcon } from '#ui/ornament/icons.ts';
import { Link } from '#ui/text/link.tsx';

interface ProjectFactsProps {
  project: ParsedProject;
  imageCount: number;
}

/** The side card with facts about the project. */
export function ProjectFacts({ project, imageCount }: ProjectFactsProps) {
  const { timeZone } = useSiteConfig();
  const { created_at, project_url, services } = project;
  return (
    <SideCard title="معلومات إضافية">
      <FactList
        facts={[
          {
            icon: <DateIcon />,
            name: 'تاريخ الإضافة',
            value: formatDate(created_at, timeZone),
          },
          {
            icon: <ExternalIcon />,
            name: wording`رابط المشروع`,
            value: project_url ? (
              <Link to={project_url} className="touch-target relative inline-block max-w-full">
                <bdi dir="ltr" className="block truncate">
                  {hostOf(project_url)}
                </bdi>
              </Link>
            ) : (
              unspecified
            ),
          },
          {
            icon: <PortfolioIcon />,
            name: 'الصور',
            value: countLabel(imageCount, rareNouns.image),
          },
          {
            icon: <ServicesIcon />,
            name: wording`الخدمات`,
            value: countLabel(services.length, 'service'),
          },
        ]}
      />
    </SideCard>
  );
}

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');
