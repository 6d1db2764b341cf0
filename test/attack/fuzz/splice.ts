import type { Random } from '../../crash/random.ts'
import type { Pieces } from './pieces.ts'
import type { Scratch } from './scratch.ts'
import {
  isObject,
  mapNodes,
  partAt,
  placesOf,
  withPart,
  type Json,
  type JsonObject,
  type Path,
} from './syntax-tree.ts'

/** How a piece is put in the place of an expression or a table, which `hole` stands for. */
const templates = {
  expressionInExpression: [
    'SELECT PIECE',
    'SELECT CASE WHEN PIECE IS NULL THEN hole ELSE hole END',
    'SELECT list_transform([PIECE], lambda z: hole)[1]',
    'SELECT (SELECT hole WHERE PIECE IS NOT NULL)',
  ],
  tableInExpression: [
    'SELECT (SELECT count(*) FROM PIECE)',
    'SELECT CASE WHEN EXISTS (SELECT 1 FROM PIECE) THEN hole ELSE hole END',
    'SELECT (SELECT hole FROM PIECE LIMIT 1)',
    'SELECT (WITH z AS (SELECT * FROM PIECE) SELECT hole FROM z LIMIT 1)',
  ],
  expressionInTable: [
    'FROM (SELECT * FROM hole WHERE PIECE IS NOT NULL)',
    'FROM (SELECT * FROM hole ORDER BY PIECE)',
  ],
  tableInTable: [
    'FROM PIECE',
    'FROM (SELECT z.* FROM hole z, PIECE y)',
    'FROM (SELECT * FROM hole WHERE EXISTS (SELECT 1 FROM PIECE))',
    'FROM (SELECT z.* FROM hole z LEFT JOIN PIECE y ON true)',
    'FROM (WITH z AS (SELECT * FROM PIECE) SELECT h.* FROM hole h, z)',
  ],
} as const

const root: Path = ['statements', 0, 'node']

/** A statement of the corpus with a piece put in somewhere, as SQL; undefined where that cannot be written. */
export async function splice(
  benign: string,
  { expressions, tables }: Pieces,
  random: Random,
  scratch: Scratch,
): Promise<string | undefined> {
  const tree = await scratch.parse(benign)
  if (tree === undefined) throw new Error(`The corpus has a statement that cannot be parsed: ${benign}`)
  const place = random.pick(placesOf(tree).filter(({ kind }) => kind !== 'query'))
  const piece = random.pick([
    ...expressions.map((text) => ({ text, from: 'expression' as const })),
    ...tables.map((text) => ({ text, from: 'table' as const })),
  ])
  const template = random.pick(
    place.kind === 'expression'
      ? templates[piece.from === 'table' ? 'tableInExpression' : 'expressionInExpression']
      : templates[piece.from === 'table' ? 'tableInTable' : 'expressionInTable'],
  )
  const graft = await scratch.parse(template.replace('PIECE', piece.text))
  if (graft === undefined) throw new Error(`The piece cannot be parsed: ${piece.text}`)
  const part = partAt(
    graft,
    place.kind === 'expression' ? [...root, 'select_list', 0] : [...root, 'from_table'],
  )
  const original = partAt(tree, place.path)
  if (!isObject(original)) return undefined
  const filled = mapNodes(part, (node) => (isHole(node) ? renamed(original, node) : node))
  const written = await scratch.write(
    withPart(tree, place.path, isObject(filled) ? named(filled, original) : filled),
  )
  // The engine writes some trees without the parts that it would not read.
  return written?.includes(keyOf(piece.text)) ? written : undefined
}

const keyOf = (piece: string) => /[$\w.:/]+/.exec(piece)?.[0] ?? piece

const isHole = (node: JsonObject) =>
  node['table_name'] === 'hole' ||
  (node['class'] === 'COLUMN_REF' && JSON.stringify(node['column_names']) === '["hole"]')

/** The original under the name the template gave to the hole, if it gave one. */
const renamed = (original: JsonObject, hole: JsonObject): Json =>
  hole['alias'] === '' ? original : { ...original, alias: hole['alias'] ?? '' }

/** Keeps the name that the rest of the statement knows the original by. */
function named(part: JsonObject, original: JsonObject): Json {
  const alias = original['alias'] === '' ? (original['table_name'] ?? '') : (original['alias'] ?? '')
  return { ...part, alias }
}
