import type { MembershipRecord, PageState } from '@auger/contract'
import type { PageDeps } from '../../page/page-deps.ts'
import type { AccountCaller, PageHandler } from '../../page/page-handler.ts'
import { accountRecord } from './account-record.ts'

export const getPageState: PageHandler<'getPageState'> = ({ caller }, deps) => pageState(caller, deps)

/** What the page needs to begin, for whoever is logged in. */
export async function pageState(
  caller: Omit<AccountCaller, 'kind'> | undefined,
  deps: PageDeps,
): Promise<PageState> {
  const { version } = deps.service
  if (caller === undefined)
    return {
      version,
      needs_owner: !(await deps.store.accounts.hasOwner()),
      account: null,
      token: null,
      projects: [],
    }
  return {
    version,
    needs_owner: false,
    account: accountRecord(caller.account),
    token: deps.token.of(caller.login),
    projects: await reachable(caller, deps),
  }
}

async function reachable(
  { account, memberships }: Omit<AccountCaller, 'kind'>,
  { store }: PageDeps,
): Promise<MembershipRecord[]> {
  if (account.owner)
    return (await store.projects.list()).map(({ id, name }) => ({
      project_id: id,
      project_name: name,
      role: 'administrator',
    }))
  return memberships.map(({ projectId, projectName, role }) => ({
    project_id: projectId,
    project_name: projectName,
    role,
  }))
}
