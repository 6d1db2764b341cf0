import { account } from './account.ts'
import { application } from './application.ts'
import { ask } from './ask.ts'
import { data } from './data.ts'

export const words = { application, account, ask, data }
