import type { Disk } from '../../ports/disk.ts'
import type { Passwords } from '../../ports/passwords.ts'
import type { HttpDeps } from '../deps.ts'
import type { ServiceState } from '../service-routes.ts'
import type { LoginCookie } from './login-cookie.ts'
import type { PageToken } from './page-token.ts'

/** What handlers of the page may reach beyond those of the wire. */
export interface PageDeps extends HttpDeps {
  readonly disk: Disk
  readonly passwords: Passwords
  readonly cookie: LoginCookie
  readonly token: PageToken
  readonly service: ServiceState
}
