import { createClient, AugerError, type Client } from '@auger/sdk'
import { expect } from 'vitest'
import type { Ledger } from '../ledger.ts'

/** The service after its crash, seen by whoever wrote the ledger. */
export interface Checker {
  readonly url: string
  readonly key: string
  readonly ledger: Ledger
  clientOf(user: string): Client
}

export function checkerOf(url: string, key: string, ledger: Ledger): Checker {
  return { url, key, ledger, clientOf: (userId) => createClient({ baseUrl: url, apiKey: key, userId }) }
}

/** Undefined when the service says 300003. */
export async function found<Value>(looking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await looking
  } catch (error) {
    if (error instanceof AugerError && error.code === 300003) return undefined
    throw error
  }
}

interface Named {
  readonly id: string
  name: string
  wantedName: string | undefined
  deletion: 'no' | 'asked' | 'done'
}

/** What was acknowledged holds; what was under way has happened or not, and the ledger learns which. */
export async function checkNamed(
  entry: Named,
  read: () => Promise<{ readonly name: string }>,
): Promise<void> {
  const record = await found(read())
  if (entry.deletion === 'done') return expect(record, `${entry.id} was deleted and is back`).toBeUndefined()
  if (entry.deletion === 'asked') entry.deletion = record === undefined ? 'done' : 'no'
  else expect(record, `${entry.id} is lost`).toBeDefined()
  if (record === undefined) return
  const possible = entry.wantedName === undefined ? [entry.name] : [entry.name, entry.wantedName]
  expect(possible, `the name of ${entry.id}`).toContain(record.name)
  entry.name = record.name
  entry.wantedName = undefined
}

const atATime = 8

/** The checks of many entries, some at a time; the first failure is thrown once none is under way. */
export async function forEach<Entry>(
  entries: readonly Entry[],
  check: (entry: Entry) => Promise<void>,
): Promise<void> {
  const waiting = entries.values()
  const work = async () => {
    for (const entry of waiting) await check(entry)
  }
  const results = await Promise.allSettled(Array.from({ length: atATime }, work))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
