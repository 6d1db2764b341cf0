import { failures } from '../../../domain/errors.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { findProject } from './find-project.ts'
import { makeAccount } from './make-account.ts'
import { memberRecord } from './member-record.ts'

export const setMember: PageHandler<'setMember'> = async ({ input, act }, deps) => {
  const { store } = deps
  const project = await findProject(input.project_id, deps)
  const made =
    (await store.accounts.find(input.name)) === undefined
      ? await makeAccount(input.name, false, deps)
      : undefined
  const account = made?.account ?? (await store.accounts.find(input.name))
  if (account === undefined) throw failures.notFound('Account')
  await store.memberships.set(project.id, account.id, input.role)
  if (made !== undefined) act.also('account.made', account.name)
  return { member: memberRecord({ account, role: input.role }), link: made?.link ?? null }
}
