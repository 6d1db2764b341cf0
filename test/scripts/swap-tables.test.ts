import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

interface Item {
  readonly id: number
  readonly lang: string
  readonly dataset: { readonly name: string; readonly files: readonly string[] }
}

const { swapTables } = (await import(
  path.join(import.meta.dirname, '../../bench/answers/swap-tables.mjs')
)) as { readonly swapTables: (items: readonly Item[], folder: string) => Promise<readonly Item[]> }

const folder = mkdtempSync(path.join(tmpdir(), 'swap-tables-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const asked = (id: number, name: string, text: string): Item => {
  writeFileSync(path.join(folder, name), text)
  return { id, lang: 'DE', dataset: { name, files: [name] } }
}
const boats = asked(1, 'boats.csv', 'name,berths\nAlba,4\nBrio,8\nCora,6\n')
const boote = asked(2, 'boote.csv', 'Name,Kojen\nAlba,4\nBrio,8\nCora,6\n')
const trees = asked(3, 'trees.csv', 'tree,age\nOak,120\nElm,80\n')

const tablesFor = async (items: readonly Item[]) =>
  (await swapTables(items, folder)).map(({ id, dataset }) => [id, dataset.name])

it('asks of a table of another kind, and not of the same under translated names', async () => {
  expect(await tablesFor([boats, boote, trees])).toEqual([
    [1, 'trees.csv'],
    [2, 'trees.csv'],
    [3, 'boats.csv'],
  ])
})

it('leaves out what has none', async () => {
  expect(await tablesFor([boats, boote])).toEqual([])
})
