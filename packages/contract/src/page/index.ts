import { accountEndpoints } from './accounts.ts'
import { administrationEndpoints } from './administration.ts'
import { previewEndpoints } from './previews.ts'

/** What the page and administrators have beside the wire. */
export const pageEndpoints = { ...accountEndpoints, ...previewEndpoints, ...administrationEndpoints }

export * from './accounts.ts'
export * from './administration.ts'
export * from './audit.ts'
export * from './previews.ts'
