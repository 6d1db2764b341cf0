import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname

/** `| S-03 | the rule | sessions.test.ts | … |` */
async function rulesListed(): Promise<readonly { readonly id: string; readonly files: readonly string[] }[]> {
  const text = await readFile(join(folder, 'COVERAGE.md'), 'utf8')
  return [...text.matchAll(/^\| ([A-Z]+-\d+) \|(.*)\|$/gm)].map(([, id = '', rest = '']) => ({
    id,
    files: [...rest.matchAll(/[\w-]+\.test\.ts/g)].map(([file]) => file),
  }))
}

/** The ids in the names of tests, by file. */
async function rulesTested(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const tested = new Map<string, Set<string>>()
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.test.ts'))) {
    const text = await readFile(join(folder, file), 'utf8')
    for (const [, ids = ''] of text.matchAll(/['"`]((?:\[[A-Z]+-\d+\])+) /g))
      for (const [, id = ''] of ids.matchAll(/\[([A-Z]+-\d+)\]/g))
        tested.set(id, (tested.get(id) ?? new Set()).add(file))
  }
  return tested
}

it('COVERAGE.md lists every rule that a test names, once, and its files; every rule listed has a test', async () => {
  const [listed, tested] = [await rulesListed(), await rulesTested()]
  expect(listed.length).toBeGreaterThan(100)
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
  expect(listed.map(({ id }) => id).sort()).toEqual([...tested.keys()].sort())
  for (const { id, files } of listed)
    expect([...files].sort(), id).toEqual([...(tested.get(id) ?? [])].sort())
})

it('every test of the suite but these names a rule', async () => {
  for (const file of (await readdir(folder)).filter(
    (name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts',
  )) {
    const text = await readFile(join(folder, file), 'utf8')
    const names = [...text.matchAll(/^\s+it(?:\.skipIf\(\w+\))?(?:\.each\([^]*?\))?\(\s*(['"`])(.*)/gm)].map(
      ([, , name = '']) => name,
    )
    expect(names.length, file).toBeGreaterThan(0)
    for (const name of names) expect(name, file).toMatch(/^\[[A-Z]+-\d+\]/)
  }
})
