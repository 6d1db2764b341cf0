import { describe, expect, it } from 'vitest'
import { fenced } from './fenced.ts'

describe('the fence around code', () => {
  it.each([
    ["SELECT '`'", '```'],
    ["SELECT '```'", '````'],
    ["SELECT '```` and ```'", '`````'],
  ])('%s', (code, fence) => {
    expect(fenced('sql', code)).toBe(`${fence}sql\n${code}\n${fence}`)
  })
})
