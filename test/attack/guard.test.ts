import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { classes } from './classes.ts'
import { foundPayloads } from './found-payloads.ts'

const leastPayloads = 8
const leastFound = 3

const suites = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts') && file !== 'guard.test.ts' && file !== 'lower-layers.test.ts')
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

describe('the attack suite', () => {
  test('has every class', () => {
    expect(classes.map(({ name }) => name)).toEqual([
      'reading-files',
      'writing-files',
      'attaching',
      'extensions',
      'settings',
      'host-knowledge',
      'network',
      'logging',
      'memory-bombs',
      'cpu-bombs',
      'recursion-bombs',
      'cross-joins',
      'planner-bombs',
      'large-results',
      'hostile-names',
      'formula-cells',
    ])
  })

  test.each(classes)(
    '$name has enough payloads, enough of them found, and each once',
    ({ name, payloads }) => {
      const found = foundPayloads(name)
      const all = [...payloads, ...found]
      expect(found.length).toBeGreaterThanOrEqual(leastFound)
      expect(all.length).toBeGreaterThanOrEqual(leastPayloads)
      expect(new Set(all).size).toBe(all.length)
    },
  )

  test.each(classes)('$name is run', ({ name }) => {
    expect(suites).toContain(`./payloads/${name}.ts`)
  })

  test('nothing was found for a class that is not there', () => {
    const files = readdirSync(join(import.meta.dirname, 'found')).map((file) => file.replace(/\.json$/, ''))
    expect(files.sort()).toEqual(classes.map(({ name }) => name).sort())
  })
})
