import { termsOf } from './terms.ts'
import type { Passage } from './split-passages.ts'

/** Where each term occurs among the passages of one source, as bytes that can be kept and looked into without being rebuilt. */
export interface PassageIndex {
  readonly passages: number
  /** In characters, all passages together. */
  readonly characters: number
  lengthOf(passage: number): number
  /** Passages that hold the term, and how often. */
  find(term: string): readonly Posting[]
}

export interface Posting {
  readonly passage: number
  readonly count: number
}

const mark = 0x31504741
const headerWords = 3

/** Layout, in words of 32 bits: mark, passages, terms; lengths; hashes in order; ends of postings; then postings as varints. */
export function buildIndex(passages: readonly Passage[]): Buffer {
  const postings = gather(passages)
  const hashes = Uint32Array.from(postings.keys()).sort()
  const lists = Array.from(hashes, (hash) => postings.get(hash)?.written() ?? new Uint8Array(0))
  let end = 0
  const ends = Uint32Array.from(lists, (list) => (end += list.length))
  const lengths = Uint32Array.from(passages, ({ text }) => text.length)
  const words = [Uint32Array.of(mark, passages.length, hashes.length), lengths, hashes, ends]
  return Buffer.concat([...words.map(({ buffer }) => Buffer.from(buffer)), ...lists])
}

export function openIndex(bytes: Buffer): PassageIndex {
  const [found, passages = 0, terms = 0] = wordsAt(bytes, 0, headerWords)
  if (found !== mark) throw new Error('These bytes are no index of passages')
  const lengths = wordsAt(bytes, headerWords, passages)
  const hashes = wordsAt(bytes, headerWords + passages, terms)
  const ends = wordsAt(bytes, headerWords + passages + terms, terms)
  const postings = bytes.subarray((headerWords + passages + terms * 2) * 4)
  return {
    passages,
    characters: lengths.reduce((sum, length) => sum + length, 0),
    lengthOf: (passage) => lengths[passage] ?? 0,
    find(term) {
      const place = placeOf(hashes, hashOf(term))
      return place < 0 ? [] : readPostings(postings, ends[place - 1] ?? 0, ends[place] ?? 0)
    },
  }
}

/** Headings are found with what stands below them. */
function gather(passages: readonly Passage[]): Map<number, PostingList> {
  const postings = new Map<number, PostingList>()
  passages.forEach(({ text, headings }, passage) => {
    const counts = new Map<number, number>()
    for (const term of termsOf([...headings, text].join('\n'))) {
      const hash = hashOf(term.text)
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
    }
    for (const [hash, count] of counts) {
      const list = postings.get(hash) ?? createPostingList()
      postings.set(hash, list)
      list.add(passage, count)
    }
  })
  return postings
}

/** As bytes from the start: a long text has more postings than fit into memory as objects. */
interface PostingList {
  add(passage: number, count: number): void
  written(): Uint8Array
}

const longestPosting = 10

function createPostingList(): PostingList {
  let bytes = new Uint8Array(longestPosting)
  let length = 0
  let before = 0
  const write = (value: number) => {
    let rest = value
    for (; rest >= 0x80; rest >>>= 7) bytes[length++] = (rest & 0x7f) | 0x80
    bytes[length++] = rest
  }
  return {
    add(passage, count) {
      if (length + longestPosting > bytes.length) {
        const longer = new Uint8Array(bytes.length * 2)
        longer.set(bytes)
        bytes = longer
      }
      write(passage - before)
      write(count)
      before = passage
    },
    written: () => bytes.subarray(0, length),
  }
}

/** FNV-1a over UTF-16 units: two terms share a hash once in some billions of pairs. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function wordsAt(bytes: Buffer, start: number, length: number): Uint32Array {
  if ((start + length) * 4 > bytes.length) throw new Error('The index of passages is cut off')
  const copy = Uint8Array.prototype.slice.call(bytes, start * 4, (start + length) * 4)
  return new Uint32Array(copy.buffer, 0, length)
}

function placeOf(hashes: Uint32Array, hash: number): number {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = hashes[middle] ?? 0
    if (found === hash) return middle
    if (found < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}

function readPostings(bytes: Buffer, start: number, end: number): readonly Posting[] {
  const found: Posting[] = []
  let passage = 0
  for (let at = start; at < end;) {
    const values = [0, 0]
    for (const which of [0, 1]) {
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++] ?? 0
        values[which] = (values[which] ?? 0) + ((byte & 0x7f) << shift)
        if (byte < 0x80) break
      }
    }
    passage += values[0] ?? 0
    found.push({ passage, count: values[1] ?? 0 })
  }
  return found
}
