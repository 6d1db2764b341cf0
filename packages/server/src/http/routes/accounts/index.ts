import type { AccountHandlers } from '../../page/page-handler.ts'
import { changePassword } from './change-password.ts'
import { endLogin } from './end-login.ts'
import { followAccountLink } from './follow-link.ts'
import { listLogins } from './list-logins.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { readAccountLink } from './read-link.ts'
import { getPageState } from './state.ts'

export const accountHandlers: AccountHandlers = {
  changePassword,
  endLogin,
  followAccountLink,
  getPageState,
  listLogins,
  logIn,
  logOut,
  readAccountLink,
}
