import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BadArguments } from './bad-arguments.mjs'
import { openLineFile, readKept } from './line-file.mjs'

const items = [
  { id: 'a', question: 'a?' },
  { id: 't1', question: 't1?', talk: 't', turn: 1 },
  { id: 't2', question: 't2?', talk: 't', turn: 2 },
  { id: 'b', lang: 'en', question: 'b?' },
  { id: 'b', lang: 'de', question: 'b auf Deutsch?' },
]
const lineOf = ({ id, lang, question }, more = {}) => ({
  id,
  ...(lang && { lang }),
  status: 'answered',
  question,
  ...more,
})
const resumed = { resume: true, model: { AUGER_MODEL: 'compatible:one' } }
const use = { name: 'compatible:one' }

let [folder, file] = ['', '']
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'auger-lines-'))
  file = path.join(folder, 'out', 'set.jsonl')
})
afterEach(() => rm(folder, { recursive: true }))

const ids = (lines) => lines.map((line) => line && `${line.id}${line.lang ?? ''}`)
const written = async () => (await readFile(file, 'utf8')).split('\n').slice(0, -1).map(JSON.parse)
const left = async (lines, more = '') => {
  await (await openLineFile(file, { kept: lines, others: [] })).end(lines)
  await writeFile(file, (await readFile(file, 'utf8')) + more)
}

test('a run that is stopped leaves the lines that came, and the next one keeps them', async () => {
  const first = await openLineFile(file, await readKept(file, items, resumed))
  first.append([lineOf(items[4], { model: use })])
  first.append([lineOf(items[0])])
  const { kept } = await readKept(file, items, resumed)
  expect(ids(kept)).toEqual(['a', undefined, undefined, undefined, 'bde'])
})

test('half a line is no line, and nothing is written behind it', async () => {
  await left([lineOf(items[0])], '{"id":"b","lang":"en","st')
  const before = await readKept(file, items, resumed)
  expect(ids(before.kept)).toEqual(['a', undefined, undefined, undefined, undefined])
  ;(await openLineFile(file, before)).append([lineOf(items[3])])
  expect(ids(await written())).toEqual(['a', 'ben'])
})

test('what met an error is asked again, and so is what has been put otherwise', async () => {
  await left([
    lineOf(items[0], { error: 'gone' }),
    { ...lineOf(items[3]), question: 'before?' },
    lineOf(items[4]),
  ])
  const { kept } = await readKept(file, items, resumed)
  expect(ids(kept)).toEqual([undefined, undefined, undefined, undefined, 'bde'])
})

test.each([
  ['half of it is there', [lineOf(items[1])]],
  ['a turn met an error', [lineOf(items[1]), lineOf(items[2], { error: 'gone' })]],
])('a talk is asked whole where %s', async (_, lines) => {
  await left(lines)
  const { kept } = await readKept(file, items, resumed)
  expect(ids(kept)).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('a talk that is whole is not asked again', async () => {
  await left([lineOf(items[2]), lineOf(items[1])])
  expect(ids((await readKept(file, items, resumed)).kept).slice(0, 3)).toEqual([undefined, 't1', 't2'])
})

test('in the end lines are in the order of the questions; those of other questions stay behind them', async () => {
  await left([lineOf({ id: 'z', question: 'z?' }), lineOf(items[3])])
  const before = await readKept(file, items, resumed)
  const lines = await openLineFile(file, before)
  lines.append([lineOf(items[4])])
  await lines.end(items.map((item) => lineOf(item)))
  expect(ids(await written())).toEqual(['a', 't1', 't2', 'ben', 'bde', 'z'])
})

test('without --resume everything is asked, and what was there goes', async () => {
  await left([lineOf(items[0])])
  const before = await readKept(file, items, { ...resumed, resume: false })
  expect(before.kept).toEqual(items.map(() => undefined))
  await openLineFile(file, before)
  expect(await written()).toEqual([])
})

test('lines of two models are not mixed', async () => {
  await left([lineOf(items[0], { model: use })])
  const other = { resume: true, model: { AUGER_MODEL: 'compatible:two' } }
  await expect(readKept(file, items, other)).rejects.toThrow(BadArguments)
  await expect(readKept(file, items, other)).rejects.toThrow('with compatible:one, not with compatible:two')
  await expect(readKept(file, items, { resume: true })).rejects.toThrow('not with no model')
})
