import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsAsKept } from '../acceptance/kept.ts'
import { freshStores, kindOfRun } from '../services/stores.ts'
import { runAuger } from './run-auger.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'auger-cli-admin-'))
const auger = (...words: string[]) => runAuger(words, { cwd: folder })
const json = async <Value>(...words: string[]): Promise<Value> => {
  const { code, out, err } = await auger(...words, '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out) as Value
}

interface MadeKey {
  readonly id: string
  readonly key: string
}
interface ListedKey {
  readonly id: string
  readonly projectId: string | null
  readonly revokedAt: string | null
}

describe('administration', () => {
  test('projects, keys and quotas come and go', async () => {
    const { id: project } = await json<{ id: string }>('project', 'create', 'Shop')
    const first = await json<MadeKey>('key', 'create', '--project', project, '--name', 'web')
    const second = await json<MadeKey>('key', 'rotate', first.id)
    expect(second.key).not.toBe(first.key)
    await json('key', 'revoke', second.id)
    const keys = await json<ListedKey[]>('key', 'list', '--project', project)
    expect(keys.map(({ id, revokedAt }) => [id, revokedAt !== null]).sort()).toEqual(
      [
        [first.id, true],
        [second.id, true],
      ].sort(),
    )
    await json('quota', 'set', project, '--jobs', '5', '--storage', '1 MiB', '--tokens', '9000')
    expect(await json('quota', 'list')).toEqual([
      {
        ...{ id: project, jobQuota: 5, jobsUsed: 0, storageQuota: 1_048_576, storageUsed: 0 },
        ...{ tokenQuota: 9_000, tokensUsed: 0 },
      },
    ])
    await json('quota', 'set', project, '--jobs', 'none')
    expect(await json('project', 'list')).toMatchObject([
      { id: project, name: 'Shop', jobQuota: null, storageQuota: 1_048_576 },
    ])
  })

  test('a secret is nowhere on disk', async () => {
    const { key } = await json<MadeKey>('key', 'create', '--global')
    const environment = kindOfRun() === 'shared' ? await freshStores(folder) : {}
    const rows = await rowsAsKept({ dataFolder: path.join(folder, 'data'), environment })
    expect(rows).toContain('Shop')
    expect(rows).not.toContain(key)
  })

  test.each([
    [['key', 'create'], /exactly one of --project/],
    [['key', 'create', '--project', 'project-none'], /no project project-none/],
    [['key', 'revoke', 'key-none'], /no key key-none/],
    [['quota', 'set', 'project-none', '--jobs', '1'], /no project project-none/],
    [['quota', 'set', 'project-none'], /--jobs, --storage or --tokens/],
    [['quota', 'set', 'x', '--jobs', 'many'], /--jobs must be a number.*"many"/],
    [['nonsense'], /unknown command/],
  ])('%j says what is wrong', async (words, complaint) => {
    const { code, err } = await auger(...words)
    expect(code).toBe(2)
    expect(err).toMatch(complaint)
  })

  test('a bad setting stops the start and every one is named', async () => {
    const { code, err } = await runAuger(['serve'], {
      cwd: folder,
      env: { AUGER_PORT: 'x', AUGER_WIRE: 'y' },
    })
    expect(code).toBe(2)
    expect(err).toMatch(/AUGER_PORT[^]*AUGER_WIRE/)
  })
})
