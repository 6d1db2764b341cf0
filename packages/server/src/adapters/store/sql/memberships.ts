import type { MembershipStore } from '../../../ports/account-store.ts'
import { toAccount } from './accounts.ts'
import type { Database } from './database.ts'

export function membershipStore({ query }: Database): MembershipStore {
  return {
    async set(projectId, accountId, role) {
      await query
        .insertInto('memberships')
        .values({ project_id: projectId, account_id: accountId, role })
        .onConflict((conflict) => conflict.columns(['project_id', 'account_id']).doUpdateSet({ role }))
        .execute()
    },
    async remove(projectId, accountId) {
      const removed = await query
        .deleteFrom('memberships')
        .where('project_id', '=', projectId)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return removed.numDeletedRows > 0n
    },
    async ofAccount(accountId) {
      const rows = await query
        .selectFrom('memberships')
        .innerJoin('projects', 'projects.id', 'memberships.project_id')
        .select(['projects.id', 'projects.name', 'memberships.role'])
        .where('memberships.account_id', '=', accountId)
        .orderBy('projects.ordinal')
        .execute()
      return rows.map(({ id, name, role }) => ({ projectId: id, projectName: name, role }))
    },
    async ofProject(projectId) {
      const rows = await query
        .selectFrom('memberships')
        .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
        .selectAll('accounts')
        .select('memberships.role')
        .where('memberships.project_id', '=', projectId)
        .orderBy('accounts.folded_name')
        .execute()
      return rows.map((row) => ({ account: toAccount(row), role: row.role }))
    },
  }
}
