import type { MeaningKind } from '../../../locales/index.ts'
import type { Link } from './link.ts'

/**
 * Words of ours without what they tell to do, where they are a name: the name in "show name" and the state in "which state"
 * list nothing, nor does the rank of "the best rank" sort. A verb stands first, behind an "and", or before what it sorts by.
 */
export function withoutNouns(words: readonly Link[], columns: readonly Link[]): readonly Link[] {
  const says = (at: number, side: 'start' | 'end', kind: MeaningKind): boolean =>
    words.some(
      (word) =>
        word[side] === at &&
        word.ground.kind === 'word' &&
        word.ground.meanings.some((meaning) => meaning.kind === kind),
    )
  const isName = ({ start, end }: Link): boolean =>
    end - start === 1 && columns.some((column) => column.start <= start && end <= column.end)
  const isVerb = ({ start, end }: Link, kind: MeaningKind): boolean => {
    const first = start === 0 || says(start, 'end', 'joint')
    if (kind === 'list') return first
    return kind !== 'order' || first || says(end, 'start', 'group')
  }
  return words.flatMap((word) => {
    if (word.ground.kind !== 'word' || !isName(word)) return [word]
    const meanings = word.ground.meanings.filter(({ kind }) => isVerb(word, kind))
    if (meanings.length === word.ground.meanings.length) return [word]
    return meanings.length === 0 ? [] : [{ ...word, ground: { ...word.ground, meanings } }]
  })
}
