import fc from 'fast-check'
import { seed } from './seed.ts'

/** What tests get when they import fast-check, so that no property needs to be told the seed. */
fc.configureGlobal({ seed })

export { fc as default }
export * from 'fast-check'
