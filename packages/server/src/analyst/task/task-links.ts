import type { Link } from '../link/link.ts'
import type { Scene } from '../candidate/scene.ts'

/**
 * What a question is read with where a whole task may be asked for: the phrases that only such a question has too, and numbers that say how
 * much is to be told. What names a thing of the data, word for word, names that: samples, where a table has them.
 */
export function taskLinks({
  links,
  taskLinks: own = [],
}: Pick<Scene, 'links' | 'taskLinks'>): readonly Link[] {
  const things = links.filter(({ to }) => isNamed(to))
  const heard = own.filter((link) => !things.some((thing) => covers(thing, link)))
  return [...links, ...heard, ...counting(links, heard)]
}

const isNamed = (to: Link['to']): boolean =>
  (to.kind === 'column' || to.kind === 'table' || to.kind === 'value') &&
  (to.match === 'exact' || to.match === 'form')

const covers = (one: Link, other: Link): boolean => one.from <= other.from && one.until >= other.until

/** Five insights, in three short sentences, these four files: with the number, and what stands between or before it. */
function counting(links: readonly Link[], heard: readonly Link[]): readonly Link[] {
  const counted = [...links, ...heard].filter(
    ({ to }) =>
      to.kind === 'sense' &&
      ((to.sense.kind === 'setting' && to.sense.counted === true) ||
        (to.sense.kind === 'task' && to.sense.task === 'overview')),
  )
  const numbers = links.filter(({ to }) => to.kind === 'number' && to.form === 'plain')
  const between = links.filter(
    ({ to }) => to.kind === 'sense' && (to.sense.kind === 'vague' || to.sense.kind === 'most'),
  )
  const before = links.filter(({ to }) => to.kind === 'sense' && to.sense.kind === 'rank')
  return numbers.flatMap((number) =>
    counted.flatMap((link) => {
      const isBeside =
        number.until === link.from ||
        between.some(({ from, until }) => number.until === from && until === link.from)
      if (!isBeside) return []
      const [first] = before.filter(({ until }) => until === number.from)
      return [{ ...link, from: (first ?? number).from }]
    }),
  )
}
