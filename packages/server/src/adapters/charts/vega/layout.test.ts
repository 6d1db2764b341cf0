import { describe, expect, it } from 'vitest'
import { layout } from './layout.ts'

const bars = (names: readonly string[], more: object = {}) => ({
  data: { values: names.map((name) => ({ name, amount: 1 })) },
  mark: 'bar',
  encoding: { x: { field: 'name', type: 'nominal' }, y: { field: 'amount', type: 'quantitative' } },
  ...more,
})
const names = (count: number, length = 1) =>
  Array.from({ length: count }, (_, index) => String(index).padEnd(length, 'x'))
const step = (specification: ReturnType<typeof bars>) =>
  (layout(specification).config.view?.discreteWidth as { readonly step: number }).step

describe('layout', () => {
  it('gives a few bars a modest width each', () => {
    expect(step(bars(names(1)))).toBe(96)
    expect(step(bars(names(3)))).toBe(96)
  })

  it('shares the usual width among more', () => {
    expect(step(bars(names(16)))).toBe(40)
  })

  it('grows the chart for many, up to a limit', () => {
    expect(step(bars(names(50)))).toBe(24)
    expect(step(bars(names(700)))).toBe(2)
  })

  it('keeps a width that was given', () => {
    expect(layout(bars(names(20), { width: 500 })).specification['width']).toBe(500)
  })

  it('does not stretch two bars over a width that was given', () => {
    expect(layout(bars(names(2), { width: 640 })).specification['width']).toEqual({
      step: 96,
      for: 'position',
    })
  })

  it('drops a width that needs a container', () => {
    expect(layout(bars(names(2), { width: 'container' })).specification).not.toHaveProperty('width')
  })

  it('lays labels flat where they fit, slanted where they do not, upright in a crowd', () => {
    expect(layout(bars(names(5, 10))).config.axisXDiscrete).toEqual({ labelAngle: 0 })
    expect(layout(bars(names(5, 30))).config.axisXDiscrete).toEqual({ labelAngle: -40 })
    expect(layout(bars(names(200, 30))).config.axisXDiscrete).toMatchObject({
      labelAngle: -90,
      labelOverlap: 'parity',
    })
  })

  it('counts categories across the layers of a chart', () => {
    const { encoding, mark, ...rest } = bars(names(16))
    expect(step({ ...rest, layer: [{ mark, encoding }] } as never)).toBe(40)
  })

  it('reads a field whose name has its dots escaped', () => {
    const values = names(16).map((name) => ({ 'a.b': name }))
    expect(step(bars([], { data: { values }, encoding: { x: { field: 'a\\.b', type: 'nominal' } } }))).toBe(
      40,
    )
  })

  it('makes room for groups of bars', () => {
    const values = names(2).flatMap((name) => names(10).map((series) => ({ name, series })))
    const encoding = { x: { field: 'name', type: 'nominal' }, xOffset: { field: 'series' } }
    expect(layout(bars([], { data: { values }, encoding })).specification['width']).toEqual({
      step: 240,
      for: 'position',
    })
  })

  it('breaks a long title and leaves its other settings alone', () => {
    const text = 'word '.repeat(30).trim()
    const { title } = layout(bars(['a'], { title: { text, anchor: 'end' } })).specification as {
      title: { text: string[]; anchor: string }
    }
    expect(title.text.length).toBe(3)
    expect(title.text.join(' ')).toBe(text)
    expect(title.anchor).toBe('end')
  })

  it('keeps a pie square, also in layers', () => {
    const square = { continuousWidth: 360, continuousHeight: 360 }
    expect(layout({ mark: 'arc' }).config.view).toMatchObject(square)
    expect(layout({ layer: [{ mark: { type: 'arc' } }, { mark: 'text' }] }).config.view).toMatchObject(square)
  })

  it('draws a line of many points thinner, and without dots', () => {
    const line = (count: number) =>
      layout({ mark: 'line', data: { values: Array(count).fill({}) } }).config.line
    expect(line(120)).toHaveProperty('point')
    expect(line(121)).toEqual({ strokeWidth: 1.5 })
  })

  it('changes nothing in the specification it was given', () => {
    const given = bars(names(2), { width: 640, title: 'word '.repeat(30) })
    const before = structuredClone(given)
    layout(given)
    expect(given).toEqual(before)
  })
})
