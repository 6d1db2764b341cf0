import type { Clock } from '../../ports/clock.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Store } from '../../ports/store.ts'

export interface UploadDeps {
  readonly store: Store
  readonly objects: Objects
  readonly clock: Clock
  readonly settings: { readonly maxUpload: number }
}
