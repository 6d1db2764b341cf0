import { seededRandom, type Random } from '../../crash/random.ts'
import type { Host } from '../host.ts'
import { bareRun } from './bare-run.ts'
import { bombs, type Bomb } from './bombs.ts'
import { corpus } from './corpus.ts'
import { formulaCell, looksLikeFormula } from './formula-cells.ts'
import { breaksQuotes, hostileName } from './hostile-names.ts'
import { pieces, type Pieces } from './pieces.ts'
import { respell } from './respell.ts'
import type { Scratch } from './scratch.ts'
import { splice } from './splice.ts'

/** Makes one payload by chance; undefined when it would do no harm to anyone who is unguarded. */
export type Attempt = (random: Random) => Promise<string | undefined>

/** The ways to find payloads of a class. */
export function attemptsAt(
  name: string,
  written: readonly string[],
  host: Host,
  scratch: Scratch,
): readonly Attempt[] {
  const bomb = memberOf(bombs, name)
  if (bomb !== undefined) return [growing(bomb, host)]
  if (name === 'hostile-names') return [kept(hostileName, (text) => breaksQuotes(text, scratch))]
  if (name === 'formula-cells') return [kept(formulaCell, async (cell) => looksLikeFormula(cell))]
  const inTree = memberOf<Pieces>(pieces, name)
  const commands = written.filter((statement) => !isQuery(statement))
  return [
    ...(inTree === undefined ? [] : [spliced(inTree, scratch)]),
    ...(commands.length < 8
      ? []
      : [
          kept(
            (random) => respell(random.pick(commands), random),
            (text) => scratch.reads(text),
          ),
        ]),
  ]
}

const memberOf = <Value>(table: { readonly [name: string]: Value }, name: string): Value | undefined =>
  Object.entries(table).find(([key]) => key === name)?.[1]

const isQuery = (statement: string) => /^\s*(select|from|with|values|table|pivot)\b/i.test(statement)

const kept =
  (make: (random: Random) => string, isHarmful: (text: string) => Promise<boolean>): Attempt =>
  async (random) => {
    const text = make(random)
    return (await isHarmful(text)) ? text : undefined
  }

const spliced =
  (inTree: Pieces, scratch: Scratch): Attempt =>
  async (random) => {
    const statement = await splice(random.pick(corpus), inTree, random, scratch)
    return statement !== undefined && (await scratch.takes(statement)) ? statement : undefined
  }

/** The same shape with ever larger constants, until the bare engine passes a bound; then one step more, for faster machines. */
const growing =
  (bomb: Bomb, { sales }: Host): Attempt =>
  async (random) => {
    const shape = random.whole(0, 2 ** 31)
    for (let power = 3; power <= 10; power++) {
      const statement = bomb(seededRandom(shape), power)
      if ((await bareRun(statement, sales)) !== 'ended') return bomb(seededRandom(shape), power + 1)
    }
    return undefined
  }
