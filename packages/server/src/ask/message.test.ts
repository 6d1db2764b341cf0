import { expect, test } from 'vitest'
import { furtherParagraph, message } from './message.ts'

const told = {
  content: 'It is **12**.',
  bindings: [{ start: 8, end: 10, table: 'a.csv', row: 0, column: 'n' }],
}
const numberIn = ({ content, bindings }: typeof told | ReturnType<typeof message>) =>
  [...content].slice(bindings[0]?.start, bindings[0]?.end).join('')

test('paragraphs of one message are apart, and a number moves with its own', () => {
  const joined = message({ content: '🍏 first', bindings: [] }, told)
  expect(joined.content).toBe('🍏 first\n\nIt is **12**.')
  expect(numberIn(joined)).toBe('12')
})

test('a message that follows another begins with a blank line, and its numbers move with it', () => {
  const further = furtherParagraph(message(told))
  expect(further.content).toBe('\n\nIt is **12**.')
  expect(numberIn(further)).toBe('12')
})
