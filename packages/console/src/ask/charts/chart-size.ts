import {
  isSingle,
  listOf,
  objectOf,
  viewsOf,
  type ChartSpecification,
  type Json,
} from './chart-specification.ts'

const fewNames = 8
const widestStep = 84
const axis = 96
/** How wide a letter of a label is, about, in pixels. */
const letter = 7
const turned = -35
/** How far apart turned labels stand without touching; the library takes the boxes around them for them, and leaves every other out. */
const turnedRoom = 22

export interface ChartSize {
  readonly size: Json
  /** What labels along x are turned by, so that they do not run into each other. */
  readonly labelAngle: number | undefined
  /** Whether all of them have room. */
  readonly hasRoom: boolean
}

/** A chart is as wide as its place; a few bars would become giants there, so they have a width of their own. */
export function chartSize(specification: ChartSpecification, place: number): ChartSize {
  if (!isSingle(specification) || 'width' in specification)
    return { size: {}, labelAngle: undefined, hasRoom: false }
  const names = namesAlong(specification)
  const container = { width: 'container', autosize: { type: 'fit-x', contains: 'padding' } }
  if (names === undefined) return { size: container, labelAngle: undefined, hasRoom: false }
  const longest = Math.max(0, ...names.map((name) => name.length))
  const room = (place - axis) / Math.max(1, names.length)
  const step = names.length <= fewNames ? Math.min(widestStep, room) : room
  return {
    size: step === widestStep ? { width: { step } } : container,
    labelAngle: longest * letter <= step ? 0 : turned,
    hasRoom: step >= turnedRoom,
  }
}

/** The names that stand along x; undefined where it has numbers or times. */
function namesAlong(specification: ChartSpecification): readonly string[] | undefined {
  for (const view of viewsOf(specification)) {
    const { field, type, timeUnit, bin } = objectOf(objectOf(view['encoding'])['x'])
    if (typeof field !== 'string') continue
    if ((type !== 'nominal' && type !== 'ordinal') || timeUnit !== undefined || bin !== undefined)
      return undefined
    const key = field.replace(/\\(.)/g, '$1')
    const values = listOf(objectOf(specification['data'])['values']).map((value) => objectOf(value)[key])
    return [...new Set(values.map(String))]
  }
  return undefined
}
