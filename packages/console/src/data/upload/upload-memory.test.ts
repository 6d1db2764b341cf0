import { expect, it } from 'vitest'
import { uploadMemory, type BegunUpload } from './upload-memory.ts'

const begun: BegunUpload = {
  key: 'file-1',
  uploadId: 'upload-1',
  parts: [{ number: 1, address: '/files/1', size: 5 }],
  etags: { 1: '"e"' },
  begunAt: 1_000,
}
const file = (name: string) => new File(['12345'], name, { lastModified: 7 })

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('recalls an upload of the same file, for as long as its addresses work', () => {
  const memory = uploadMemory('project-1', storage())
  memory.keep(file('a.csv'), begun)
  expect(memory.recall(file('a.csv'), 2_000)).toEqual(begun)
  expect(memory.recall(file('b.csv'), 2_000)).toBeUndefined()
  expect(memory.recall(file('a.csv'), 1_000 + 24 * 3_600_000)).toBeUndefined()
  expect(memory.recall(file('a.csv'), 2_000)).toBeUndefined()
})

it('goes without memory where the storage is full', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  const memory = uploadMemory('project-1', full)
  memory.keep(file('a.csv'), begun)
  expect(memory.recall(file('a.csv'), 2_000)).toBeUndefined()
})
