import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../application/empty-state.tsx'
import { PageFrame } from '../application/page-frame.tsx'
import { mayAdminister, usePlace } from '../application/place.tsx'
import { AdministrationWordsProvider, useAdministrationWords } from '../words/administration-words.tsx'
import { AccountSection } from './accounts/account-section.tsx'
import { ActivitySection } from './activity/activity-section.tsx'
import classes from './administration.module.css'
import { HealthSection } from './health/health-section.tsx'
import { JobSection } from './jobs/job-section.tsx'
import { KeySection } from './keys/key-section.tsx'
import { MemberSection } from './members/member-section.tsx'
import { ProjectSection } from './projects/project-section.tsx'
import { QuotaSection } from './quotas/quota-section.tsx'
import { projectSections, sectionsFor, serviceSections, type Section } from './sections.ts'
import { UsageSection } from './usage/usage-section.tsx'

export function AdministrationPage(): ReactNode {
  return (
    <AdministrationWordsProvider>
      <Administration />
    </AdministrationWordsProvider>
  )
}

/** What is needed to run the service; only what the role may do is there. */
function Administration(): ReactNode {
  const words = useAdministrationWords()
  const place = usePlace()
  const { account, project } = place
  const { section: named } = useParams({ strict: false })
  const sections = sectionsFor(account, project, mayAdminister(place))
  const section = sections.find((known) => known === named) ?? sections[0]
  if (section === undefined)
    return (
      <PageFrame title={words.title}>
        <EmptyState title={words.notAllowed} text={words.notAllowedWhy} />
      </PageFrame>
    )
  const ofProject = projectSections.some((known) => known === section)
  return (
    <PageFrame
      wide
      title={words.sections[section]}
      {...(ofProject ? { lead: words.of({ project: project.project_name }) } : {})}
    >
      <nav aria-label={words.sections.label} className={classes.sections}>
        <Sections title={words.sections.service} of={serviceSections} allowed={sections} current={section} />
        <Sections title={words.sections.project} of={projectSections} allowed={sections} current={section} />
      </nav>
      <SectionContent key={project.project_id} section={section} projectId={project.project_id} />
    </PageFrame>
  )
}

interface SectionsProps {
  readonly title: string
  readonly of: readonly Section[]
  readonly allowed: readonly Section[]
  readonly current: Section
}

function Sections({ title, of, allowed, current }: SectionsProps): ReactNode {
  const words = useAdministrationWords().sections
  const shown = of.filter((section) => allowed.includes(section))
  if (shown.length === 0) return null
  return (
    <div className={classes.group}>
      <span className={classes.kind}>{title}</span>
      <ul className={classes.links}>
        {shown.map((section) => (
          <li key={section}>
            <Link
              to="/administration/$section"
              params={{ section }}
              className={classes.link}
              data-current={section === current || undefined}
              aria-current={section === current ? 'page' : undefined}
            >
              {words[section]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SectionContent({
  section,
  projectId,
}: {
  readonly section: Section
  readonly projectId: string
}): ReactNode {
  switch (section) {
    case 'projects':
      return <ProjectSection />
    case 'accounts':
      return <AccountSection />
    case 'health':
      return <HealthSection />
    case 'allActivity':
      return <ActivitySection key="service" />
    case 'keys':
      return <KeySection projectId={projectId} />
    case 'members':
      return <MemberSection projectId={projectId} />
    case 'quotas':
      return <QuotaSection projectId={projectId} />
    case 'usage':
      return <UsageSection projectId={projectId} />
    case 'jobs':
      return <JobSection projectId={projectId} />
    case 'activity':
      return <ActivitySection key="project" projectId={projectId} />
  }
}
