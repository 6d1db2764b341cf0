import { AugerError } from '@auger/sdk'

const notFound = 300003

/** What was listed a moment ago may be gone since. */
export const ifThere = <Value>(looked: Promise<Value>): Promise<Value | undefined> =>
  looked.catch((error: unknown) => {
    if (error instanceof AugerError && error.code === notFound) return undefined
    throw error
  })
