import { describe, expect, test } from 'vitest'
import { readText } from './json-bench.contract.ts'

const count = 16_000
const last = count - 1

/** With characters of several bytes and escapes, so that what is held at once ends in the middle of all kinds of things. */
const records = Array.from(
  { length: count },
  (_, n) =>
    `{"n": ${n}, "text": "${'é漢😀\\n'.repeat(n % 7)}${n}", "in": {"x": [${n}, ${n + 1}]}, "parts": [{"p": ${n}}]}`,
)

describe('a file of many times what is held at once', () => {
  test.each([
    ['records', ['row_number'], `[${records.join(', // a comment\n')}]`],
    ['lines', ['row_number'], records.join('\n')],
    [
      'records behind other things',
      ['row_number'],
      `{"first": [1, 2], "data": [${records.join(',')}], "last": {"a": "b"}}`,
    ],
    ['records by key', [], `{${records.map((one, n) => `"k${n}": ${one}`).join(',\n')}}`],
  ])('is read whole: %s', async (_, numbered, content) => {
    const { tables } = await readText(content)
    const [all, inside] = tables
    const joined = all?.lines.join('\n') ?? ''
    expect(all?.names.filter((name) => name !== 'key')).toEqual(['n', 'text', 'in.x', ...numbered])
    for (let n = 0; n < count; n += 997) {
      const text = 'é漢😀\n'.repeat(n % 7) + String(n)
      expect(joined).toContain(`${n},${n % 7 > 0 ? `"${text}"` : text},"${n}, ${n + 1}"`)
    }
    expect(inside?.lines).toHaveLength(count)
    expect(inside?.lines.at(-1)).toMatch(new RegExp(`,${last}$`))
  })
})
