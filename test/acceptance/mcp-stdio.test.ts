import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { datasetOf, fixture } from './dataset-of.ts'
import { agentOver, auger, httpTransport, stdioTransport, storesOf, type Told } from './mcp-agent.ts'
import { clientOf, isRemote, useOwnService } from './service.ts'

const orchard = fixture('orchard.csv')
const question = 'What is the total Crates by Orchard?'
const connect = (...words: readonly string[]) => agentOver(stdioTransport(words))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auger-mcp-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
const data = (name: string) => join(folder, name)

const start = async (...words: readonly string[]) =>
  spawn(process.execPath, [auger, 'mcp', ...words], {
    env: { PATH: process.env['PATH'], AUGER_ANALYST_PROCESSES: '1', ...(await storesOf(words)) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
async function run(...words: readonly string[]) {
  const child = await start(...words)
  child.stdin.end()
  const ended = new Promise((done) => child.once('close', done))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { out, err, code }
}

describe.skipIf(isRemote)('auger mcp', () => {
  it('[MCP-23] writes nothing but the protocol to its output, logs to the other, and ends with its input', async () => {
    const child = await start('--data', data('quiet'))
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (out += piece))
    child.stderr.setEncoding('utf8').on('data', (piece: string) => (err += piece))
    const ended = new Promise((done) => child.once('close', done))
    const say = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    const heard = async (id: number) => {
      while (!out.includes(`"id":${id}}`) && !out.includes(`"id":${id},`)) {
        expect(child.exitCode).toBeNull()
        await wait(50)
      }
    }
    const clientInfo = { name: 'acceptance', version: '1.0.0' }
    say({
      id: 0,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
    })
    await heard(0)
    say({ method: 'notifications/initialized' })
    const call = (id: number, name: string, input: object) =>
      say({ id, method: 'tools/call', params: { name, arguments: input, _meta: { progressToken: id } } })
    call(1, 'add_file_by_path', { path: orchard })
    await heard(1)
    call(2, 'list_datasets', {})
    child.stdin.write('this is no message\n')
    call(3, 'no_such_tool', {})
    await heard(2)
    await heard(3)
    child.stdin.end()
    expect(await ended).toBe(0)
    const lines = out.trimEnd().split('\n')
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
    const methods = lines.map((line) => (JSON.parse(line) as { readonly method?: string }).method)
    expect(new Set(methods)).toEqual(new Set([undefined, 'notifications/progress']))
    expect(err).toContain('"service":"auger"')
  })

  it('[MCP-24] shares the service of its folder with others, and goes on when the one that has it ends', async () => {
    const agents = await Promise.all([1, 2, 3].map(() => connect('--data', data('shared'))))
    const [added] = await Promise.all(
      agents.slice(0, 1).map((first) => first.call('add_file_by_path', { path: orchard })),
    )
    const dataset_id = added?.data.dataset_id as string
    for (const agent of agents.slice(1))
      expect((await agent.call('list_datasets')).data.datasets).toMatchObject([{ id: dataset_id, ready: 1 }])
    const answers: unknown[] = []
    for (const agent of agents) {
      const { data: answer, text: words } = await agent.call('ask', { dataset_id, question })
      expect(answer?.status, words).toBe('answered')
      answers.push(answer.results[0].rows)
      await agent.close()
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  })

  it('[MCP-25] tells what is wrong with a path', async () => {
    const agent = await connect('--data', data('paths'))
    for (const [path, message] of [
      [data('nothing.csv'), /^path: .*no such file/],
      [folder, /^path: .*not a file/],
      [auger, /^path: not a format that is read/],
    ] as const) {
      const { isError, text: words } = await agent.call('add_file_by_path', { path })
      expect([isError, words]).toEqual([true, expect.stringMatching(message)])
    }
    expect((await agent.call('list_datasets')).data.total).toBe(0)
    await agent.close()
  })

  it('[MCP-26] says how it is used, and refuses to be used wrongly', async () => {
    const help = await run('--help')
    for (const option of ['--data', '--url', '--key', '--user', '--disclose', '--print-config', 'AUGER_KEY'])
      expect(help.out).toContain(option)
    for (const [words, message] of [
      [['--url', 'http://127.0.0.1:1'], /key/],
      [['--url', 'ftp://a', '--key', 'x'], /--url/],
      [['--url', 'http://127.0.0.1:1', '--key', 'x', '--data', 'y'], /--data or --url/],
      [['--disclose', 'everything'], /--disclose/],
    ] as const) {
      const { out, err, code } = await run(...words)
      expect([code, out, err]).toEqual([2, '', expect.stringMatching(message)])
    }
  })
})

describe.skipIf(isRemote)('auger mcp and a service that runs', () => {
  const service = useOwnService()
  let dataset_id: string
  beforeAll(async () => {
    dataset_id = (await datasetOf(clientOf(service(), 'mcp'), 'orchard.csv')).id
  })
  const remote = (...words: readonly string[]) =>
    connect('--url', service().url, '--key', service().key, ...words)

  it('[MCP-19] shows what the level allows, and says what it keeps back', async () => {
    const described = async (level: string) => {
      const agent = await remote('--disclose', level)
      const { data: told } = await agent.call('describe_dataset', { dataset_id })
      const { resources } = await agent.client.listResources().catch(() => ({ resources: [] }))
      await agent.close()
      return { told, resources }
    }
    const nothing = await described('nothing')
    expect(nothing.told).toMatchObject({
      sources: [{ name: 'orchard.csv' }],
      tables: [],
      definitions: [],
      summary: '',
      example_questions: [],
      left_out: [expect.stringContaining('discloses nothing')],
    })
    expect(nothing.resources).toEqual([])
    const schema = await described('schema')
    expect(schema.told.tables[0].columns[0]).not.toHaveProperty('distinct')
    expect(schema.told.tables[0]).not.toHaveProperty('sample')
    expect(schema.told.summary).toBe('')
    const aggregates = await described('aggregates')
    expect(aggregates.told.tables[0].columns[0]).toMatchObject({ missing: 0, distinct: expect.any(Number) })
    expect(aggregates.told.tables[0]).not.toHaveProperty('sample')
    // By the fixture: sixty rows.
    expect(aggregates.told.summary).toContain('60')
    const samples = await described('samples')
    const [, ...lines] = (await readFile(orchard, 'utf8')).trim().split('\n')
    const { rows } = samples.told.tables[0].sample
    expect(rows).toHaveLength(Math.min(3, lines.length))
    expect(String(rows[0][0])).toBe(lines[0]?.split(',')[0])
  })

  it('[MCP-27] prints lines for an agent that work as they are', async () => {
    interface Lines {
      readonly mcpServers: { readonly auger: Told }
    }
    const printed = async (...words: readonly string[]) =>
      JSON.parse((await run(...words, '--print-config')).out) as Lines
    const here = (await printed('--data', data('printed'))).mcpServers.auger
    const local = await agentOver(new StdioClientTransport({ ...here, stderr: 'pipe' }))
    expect((await local.call('list_datasets')).data).toMatchObject({ total: 0 })
    await local.close()
    const there = (await printed('--url', service().url, '--key', service().key)).mcpServers.auger
    expect(there.url).toBe(`${service().url}/mcp`)
    const far = await agentOver(httpTransport(service().url, there.headers))
    expect((await far.call('describe_dataset', { dataset_id })).isError).toBe(false)
    await far.close()
    const documented = await readFile(resolve(import.meta.dirname, '../../docs/mcp.md'), 'utf8')
    const blocks = [...documented.matchAll(/```json\n([^]*?)```/g)].map(
      ([, block = '']) => (JSON.parse(block) as Lines).mcpServers.auger as object,
    )
    expect(blocks.map((block) => Object.keys(block))).toEqual([Object.keys(here), Object.keys(there)])
  })

  it('[MCP-28] says that a key is wrong, and that a service cannot be reached', async () => {
    const wrong = await connect('--url', service().url, '--key', 'wrong')
    const refused = await wrong.call('list_datasets')
    expect([refused.isError, refused.text]).toEqual([
      true,
      expect.stringMatching(/key .* unknown or revoked/),
    ])
    const nowhere = await connect('--url', 'http://127.0.0.1:1', '--key', 'any')
    const lost = await nowhere.call('ask', { dataset_id, question })
    expect([lost.isError, lost.text]).toEqual([true, expect.stringContaining('cannot be reached')])
    await Promise.all([wrong.close(), nowhere.close()])
  })
})
