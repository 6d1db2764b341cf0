import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const script = path.join(import.meta.dirname, '..', '..', 'scripts', 'unused.mjs')
const { unusedExports } = (await import(script)) as { unusedExports(root: string): readonly string[] }
const made: string[] = []

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

function offencesOf(tree: { readonly [file: string]: string }): readonly string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'unused-'))
  made.push(root)
  for (const [name, text] of Object.entries(tree)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return unusedExports(root)
}

const shape = 'packages/server/src/operations/shape.ts'
const object = (name: string): string => `${shape}: ${name} is exported, and nothing but tests names it`

describe('an export that nothing uses', () => {
  it.each(['export function area() {}', 'export const area = 1', 'export class area {}'])(
    'is refused: %s',
    (text) => expect(offencesOf({ [shape]: text })).toEqual([object('area')]),
  )

  it('is refused though tests, comments and a list of exports name it', () => {
    expect(
      offencesOf({
        [shape]: '/** The area. */\nexport const area = 1\n',
        'packages/server/src/operations/index.ts': "// area\nexport { area } from './shape.ts'\n",
        'packages/server/src/operations/shape.test.ts':
          "import { area } from './shape.ts'\nconsole.log(area)\n",
        'test/acceptance/shape.ts': 'console.log(area)\n',
      }),
    ).toEqual([object('area')])
  })

  it.each([
    [
      'another file',
      { 'packages/server/src/main.ts': "import { area } from './operations/shape.ts'\narea()\n" },
    ],
    ['a benchmark', { 'bench/speed/run.mjs': 'area()\n' }],
    ['its own file', { [shape]: 'export const area = 1\nexport type Area = typeof area\n' }],
  ])('is fine where it is named in %s', (_, tree) =>
    expect(offencesOf({ [shape]: 'export const area = 1\n', ...tree })).toEqual([]),
  )

  it('is fine where others write programs against it', () => {
    expect(offencesOf({ 'packages/sdk/src/index.ts': 'export const client = 1\n' })).toEqual([])
  })

  it('is fine where it waits for its use, said with a reason', () => {
    expect(
      offencesOf({ 'packages/server/src/operations/statistics/time/trend.ts': 'export const trend = 1\n' }),
    ).toEqual([])
  })
})
