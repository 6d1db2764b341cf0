import { UnreadableFile } from '../unreadable.ts'
import { BadJson } from './bad-json.ts'
import { BrokenJson } from './broken-json.ts'
import { factsBeside } from './facts-beside.ts'
import { linesShape, listShape, type FileShape } from './file-shape.ts'
import { openReader } from './json-reader.ts'
import { isObject } from './json-value.ts'
import { emptyOutline, readOutline } from './outline.ts'
import { parseValue } from './parse-value.ts'
import { planTables } from './plan-tables.ts'
import { newShape } from './shape.ts'
import { openWindow, type JsonFile } from './text-window.ts'

export async function findShape(file: JsonFile): Promise<FileShape> {
  const reader = openReader(file)
  try {
    const first = await reader.peek()
    if (first === '') throw new UnreadableFile('The file is empty or holds only blanks.')
    if (first === '[') return listShape
    if (first !== '{') return linesShape
    const outline = emptyOutline()
    try {
      await readOutline(reader, outline)
      if ((await reader.peek()) !== '') return linesShape
    } catch (error) {
      if (!(error instanceof BrokenJson)) throw error
      if (await secondLineIsRecord(file)) return linesShape
      if (!error.ended) throw error
    }
    const plans = planTables(outline)
    return { lines: false, plans, facts: factsBeside(outline, plans) }
  } finally {
    await reader.close()
  }
}

/** Where the first line is broken, the second tells whether there is a record on each. */
async function secondLineIsRecord(file: JsonFile): Promise<boolean> {
  const window = openWindow(file)
  try {
    await window.advance(0)
    const [, second = ''] = window.text.split('\n').filter((line) => line.trim() !== '')
    const cursor = { text: second.trim(), at: 0 }
    return isObject(parseValue(cursor, newShape())) && cursor.at === cursor.text.length
  } catch (error) {
    if (error instanceof BadJson) return false
    throw error
  } finally {
    await window.close()
  }
}
