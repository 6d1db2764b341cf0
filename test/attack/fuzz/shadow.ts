import type { Random } from '../../crash/random.ts'
import type { Scratch } from './scratch.ts'
import { isObject, partAt, placesOf, withPart, type Json, type Path } from './syntax-tree.ts'

/** CTEs that bear the path of another project's file: where they are known it is a name, everywhere else it is the file. */
const shadows = [
  'WITH "$OTHER" AS (SELECT * FROM sales) SELECT 1',
  'WITH "$OTHER" AS MATERIALIZED (SELECT * FROM sales) SELECT 1',
  'WITH RECURSIVE "$OTHER" AS (SELECT \'a\' AS city, 1.0::DOUBLE AS amount UNION ALL SELECT city, amount FROM "$OTHER" WHERE false) SELECT 1',
  'WITH RECURSIVE "$OTHER"(city, amount) AS (SELECT city, amount FROM sales UNION SELECT s.city, s.amount FROM sales s SEMI JOIN "$OTHER" t USING (city)) SELECT 1',
  'WITH "$OTHER" AS (SELECT * FROM "$OTHER") SELECT 1',
  'WITH a AS (SELECT * FROM "$OTHER"), "$OTHER" AS (SELECT * FROM sales) SELECT 1',
] as const

/** A statement of the corpus in which some tables are read from that path, and some queries define it. */
export async function shadow(benign: string, random: Random, scratch: Scratch): Promise<string | undefined> {
  let tree = await scratch.parse(benign)
  if (tree === undefined) return undefined
  for (const { path } of random.some(basesOf(tree), random.whole(1, 2))) tree = renamedAt(tree, path)
  for (let count = random.whole(1, 2); count > 0; count--)
    tree = await withShadow(tree, random.pick(shadows), random, scratch)
  return scratch.write(tree)
}

async function withShadow(tree: Json, text: string, random: Random, scratch: Scratch): Promise<Json> {
  const { path } = random.pick(placesOf(tree).filter(({ kind }) => kind === 'query'))
  const map = [...path, 'cte_map', 'map']
  const shadowing = partAt((await scratch.parse(text)) ?? null, ['statements', 0, 'node', 'cte_map', 'map'])
  const own = partAt(tree, map)
  return withPart(tree, map, [...entriesOf(shadowing), ...entriesOf(own)])
}

const entriesOf = (map: Json): readonly Json[] => (Array.isArray(map) ? (map as readonly Json[]) : [])

const basesOf = (tree: Json) =>
  placesOf(tree).filter(({ kind, path }) => {
    const part = partAt(tree, path)
    return kind === 'table' && isObject(part) && part['type'] === 'BASE_TABLE'
  })

function renamedAt(tree: Json, path: Path): Json {
  const table = partAt(tree, path)
  if (!isObject(table)) return tree
  const alias = table['alias'] === '' ? (table['table_name'] ?? '') : (table['alias'] ?? '')
  return withPart(tree, path, { ...table, table_name: '$OTHER', alias })
}
