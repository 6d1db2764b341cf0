import type { Cover, Item, ThingItem } from '../cover.ts'
import { columnOf, isFigure, type Scene } from '../scene.ts'
import { definedName, type DefinedName } from './defined-name.ts'
import { operandsOf, type FormulaTarget, type FormulaTree } from './formula.ts'
import { formulaSymbols, type FormulaSymbol } from './formula-symbols.ts'
import { parseFormula, type Parsed } from './parse-formula.ts'

/** What a word that is left over costs, and a sign. */
const leftoverCost = { word: 3, sign: 0.3 }

/** How much surer a reading is that has arithmetic for what stands between its figures. */
const wholeFormula = 0.5

interface Found {
  readonly parsed: Parsed
  /** Tokens. */
  readonly from: number
  readonly until: number
  readonly name: DefinedName | undefined
}

/** A cover, and the same with the arithmetic that the question spells out read as one thing. */
export function formulaCovers(scene: Scene, cover: Cover): readonly Cover[] {
  const symbols = formulaSymbols(scene, cover)
  if (!symbols.some(({ kind }) => kind === 'operator')) return [cover]
  const found = formulasIn(scene, symbols)
  if (found.length === 0) return [cover]
  const read = found.reduce((one, formula) => withFormula(scene, one, formula), cover)
  return found.some(isCertain) ? [read] : [read, cover]
}

/** It has a name, or what stands between its figures can hardly say anything else; a slash may also stand between what is listed. */
const isCertain = ({ parsed, name }: Found): boolean =>
  name !== undefined ||
  parsed.operators.every(({ isSure, operator }) => isSure && (operator === '-' || operator === '*'))

function formulasIn(scene: Scene, symbols: readonly FormulaSymbol[]): readonly Found[] {
  const found: Found[] = []
  for (let at = 0; at < symbols.length; at++) {
    const parsed = parseFormula(symbols, at, scene.traits.trailing)
    if (parsed === undefined || isOfAll(symbols[at], parsed)) continue
    const inside = symbols.slice(at, parsed.end)
    const isClosed = parsed.tree.kind === 'binary' && parsed.tree.closed === true
    const name = definedName(scene, symbols, isClosed ? at + 1 : at)
    if (isFormula(scene, parsed, isClosed || name !== undefined)) {
      const from = Math.min(...inside.map((symbol) => symbol.from))
      found.push({ parsed, from, until: Math.max(...inside.map(({ until }) => until)), name })
    }
    at = parsed.end - 1
  }
  return found
}

/** The average of revenue minus cost is that of the differences; total spend by total clicks says a function of each. */
function isOfAll(first: FormulaSymbol | undefined, { tree }: Parsed): boolean {
  if (first?.kind !== 'function' || tree.kind !== 'binary') return false
  return tree.operator !== '/' || operandsOf(tree.right).every((operand) => operand.function === undefined)
}

/** Of figures; what is divided by things that are counted may as well be parted by them, unless brackets or a name make it a formula. */
function isFormula(scene: Scene, { tree, operators }: Parsed, isMarked: boolean): boolean {
  if (!addsAlike(scene, tree)) return false
  const counted = operandsOf(tree).filter(({ to }) => to.kind !== 'metric' && !isOfFigures(scene, to))
  if (counted.length === 0) return true
  return isMarked && operators.every(({ operator }) => operator === '/')
}

/** Pieces and euros are named one after the other, and not added. */
function addsAlike(scene: Scene, tree: FormulaTree): boolean {
  if (tree.kind !== 'binary') return true
  const units = tree.operator === '+' ? [tree.left, tree.right].flatMap((side) => unitsOf(scene, side)) : []
  return new Set(units).size < 2 && addsAlike(scene, tree.left) && addsAlike(scene, tree.right)
}

const unitsOf = (scene: Scene, tree: FormulaTree): readonly string[] =>
  tree.kind === 'operand' && tree.to.kind === 'column'
    ? [JSON.stringify(columnOf(scene, tree.to.column).unit)]
    : []

const isOfFigures = (scene: Scene, to: FormulaTargetOperand): boolean =>
  to.kind === 'column' && isFigure(columnOf(scene, to.column))

type FormulaTargetOperand = ReturnType<typeof operandsOf>[number]['to']

/** With the formula in the place of its words; where it defines a word that is said elsewhere, in the place of that. */
function withFormula(scene: Scene, cover: Cover, { parsed, from, until, name }: Found): Cover {
  const tree =
    name?.isRate === true && parsed.tree.kind === 'binary' && parsed.tree.operator === '/'
      ? { ...parsed.tree, percent: true as const }
      : parsed.tree
  const to: FormulaTarget = { kind: 'formula', tree, ...(name === undefined ? {} : { name: name.text }) }
  const stretch = { from: Math.min(from, name?.from ?? from), until }
  const elsewhere = name === undefined ? undefined : saidElsewhere(scene, name, stretch)
  const formula = (at: Stretch): ThingItem => ({ kind: 'thing', ...at, to, quality: 1 })
  if (elsewhere === undefined) return replaced(scene, cover, formula(stretch))
  const silent: Item = { kind: 'senses', ...stretch, senses: [{ kind: 'function' }] }
  return replaced(scene, replaced(scene, cover, silent), formula(elsewhere))
}

interface Stretch {
  readonly from: number
  readonly until: number
}

function saidElsewhere(
  { tokens }: Scene,
  { from, until }: DefinedName,
  within: Stretch,
): Stretch | undefined {
  const words = tokens.slice(from, until).map(({ stems, folded }) => stems[0] ?? folded)
  for (let at = 0; at + words.length <= tokens.length; at++) {
    if (at + words.length > within.from && at < within.until) continue
    if (words.every((word, place) => tokens[at + place]?.stems.includes(word) === true))
      return { from: at, until: at + words.length }
  }
  return undefined
}

function replaced(scene: Scene, cover: Cover, item: Item): Cover {
  const isInside = ({ from, until }: Stretch): boolean => from < item.until && until > item.from
  const left = cover.leftover.filter((at) => isInside({ from: at, until: at + 1 }))
  const saved = left.reduce(
    (sum, at) => sum + (scene.tokens[at]?.kind === 'sign' ? leftoverCost.sign : leftoverCost.word),
    0,
  )
  const items = [...cover.items.filter((one) => !isInside(one)), item].toSorted(
    (one, other) => one.from - other.from,
  )
  return {
    items,
    leftover: cover.leftover.filter((at) => !left.includes(at)),
    cost: Math.max(cover.cost - saved - (item.kind === 'thing' ? wholeFormula : 0), 0),
  }
}
