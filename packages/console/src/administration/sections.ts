import type { AccountRecord, MembershipRecord } from '@auger/contract'

export const serviceSections = ['projects', 'accounts', 'health', 'allActivity'] as const
export const projectSections = ['keys', 'members', 'quotas', 'usage', 'jobs', 'activity'] as const
export type ServiceSection = (typeof serviceSections)[number]
export type ProjectSection = (typeof projectSections)[number]
export type Section = ServiceSection | ProjectSection

/** What whoever is logged in may see of the administration, in the project that they work in. */
export function sectionsFor(
  account: Pick<AccountRecord, 'owner'>,
  project: Pick<MembershipRecord, 'role'>,
  administersAny: boolean,
): readonly Section[] {
  const ofService: readonly Section[] = account.owner ? serviceSections : administersAny ? ['projects'] : []
  const ofProject: readonly Section[] =
    account.owner || project.role === 'administrator' ? projectSections : []
  return [...ofService, ...ofProject]
}
