import type { AdministrationHandlers } from '../../page/page-handler.ts'
import { createAccountLink } from './create-account-link.ts'
import { createAccount } from './create-account.ts'
import { createKey } from './create-key.ts'
import { createProject } from './create-project.ts'
import { getHealth } from './get-health.ts'
import { getUsage } from './get-usage.ts'
import { listAudit, listProjectAudit } from './list-audit.ts'
import { listAccounts } from './list-accounts.ts'
import { listKeys } from './list-keys.ts'
import { listMembers } from './list-members.ts'
import { listProjectJobs } from './list-project-jobs.ts'
import { listProjects } from './list-projects.ts'
import { removeMember } from './remove-member.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'
import { setMember } from './set-member.ts'
import { updateAccount } from './update-account.ts'
import { updateProject } from './update-project.ts'

/** One handler an endpoint; the type refuses a missing one. */
export const administrationHandlers: AdministrationHandlers = {
  createAccount,
  createAccountLink,
  createKey,
  createProject,
  getHealth,
  getUsage,
  listAccounts,
  listAudit,
  listKeys,
  listMembers,
  listProjectAudit,
  listProjectJobs,
  listProjects,
  removeMember,
  revokeKey,
  rotateKey,
  setMember,
  updateAccount,
  updateProject,
}
