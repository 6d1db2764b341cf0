import { readdir, readFile, readlink } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { offeredLevels } from '../../packages/server/src/adapters/engine/duckdb/offered-levels.contract.ts'
import { addSource } from '../acceptance/dataset-of.ts'
import { clientOf, isRemote, useOwnService } from '../acceptance/service.ts'

const levels = await offeredLevels()

/** The processes that draw below a server, by what they were started with. */
async function drawingProcesses(serverId: number): Promise<readonly number[]> {
  const parents = new Map<number, number>()
  const drawing: number[] = []
  for (const name of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    const words = line.split('\0')
    if (/\bnode$/.test(words[0] ?? '') && words.some((word) => /drawing-process\.[jt]s$/.test(word)))
      drawing.push(Number(name))
  }
  const isBelow = (id: number): boolean => id === serverId || (id > 1 && isBelow(parents.get(id) ?? 0))
  return drawing.filter(isBelow)
}

const space = (id: number | 'self', kind: string) => readlink(`/proc/${id}/ns/${kind}`)

describe.skipIf(isRemote || !levels.includes('sandbox'))('the process that draws charts', () => {
  const service = useOwnService({ AUGER_ISOLATION: 'required' })

  test('is in a sandbox: no network, no other process, no file of the host, no environment', async () => {
    const client = clientOf(service())
    const { id: session_id } = await client.sessions.create({})
    const { id: dataset_id } = await client.datasets.create({ name: 'Teams' })
    await addSource(client, dataset_id, 'teams.csv', 'team,points\nred,3\nblue,4\nred,5\n')
    const { blocks } = await client.jobs.ask({
      session_id,
      dataset_id,
      question: 'What is the total points by team?',
    })
    const image = blocks.find((block) => block.type === 'IMAGE')
    if (image?.type !== 'IMAGE') throw new Error('The answer has no picture')
    const picture = await fetch(image.content.url)
    expect(picture.status).toBe(200)
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')

    const [id = 0, ...more] = await drawingProcesses(service().local.processId)
    expect(more).toEqual([])
    for (const kind of ['net', 'pid', 'mnt', 'ipc', 'uts'])
      expect(await space(id, kind), kind).not.toBe(await space('self', kind))
    const root = await readdir(`/proc/${id}/root`)
    expect(root).not.toContain('root')
    expect(root).not.toContain('home')
    expect(root).not.toContain('var')
    await expect(readFile(`/proc/${id}/root/etc/passwd`)).rejects.toThrow(/ENOENT/)
    await expect(readdir(`/proc/${id}/root${service().local.dataFolder}`)).rejects.toThrow(/ENOENT/)
    // The loopback of its own network alone, and without a route anywhere.
    expect((await readFile(`/proc/${id}/net/route`, 'utf8')).trim().split('\n')).toHaveLength(1)
    const environment = (await readFile(`/proc/${id}/environ`, 'utf8')).split('\0').filter(Boolean)
    expect(
      environment.map((line) => line.split('=')[0]).filter((name) => name?.startsWith('AUGER_')),
    ).toEqual([])
  })
})
