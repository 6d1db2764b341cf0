import { expect, test } from 'vitest'
import { pictureKind } from './picture-kind.mjs'

const quantity = { field: 'sales', type: 'quantitative' }
const city = { field: 'city', type: 'nominal' }
const month = { field: 'month', type: 'temporal' }

test.each([
  ['bar', { mark: 'bar', encoding: { x: city, y: quantity } }],
  ['horizontal-bar', { mark: { type: 'bar' }, encoding: { x: quantity, y: city } }],
  ['stacked-bar', { mark: 'bar', encoding: { x: month, y: quantity, color: city } }],
  ['bar', { mark: 'bar', encoding: { x: city, y: quantity, color: city } }],
  ['grouped-bar', { mark: 'bar', encoding: { x: month, y: quantity, color: city, xOffset: city } }],
  ['histogram', { mark: 'bar', encoding: { x: { ...quantity, bin: true }, y: quantity } }],
  ['line', { mark: 'line', encoding: { x: month, y: quantity } }],
  ['multi-line', { mark: 'line', encoding: { x: month, y: quantity, color: city } }],
  ['multi-line', { encoding: { x: month }, layer: [{ mark: 'line' }, { mark: 'line' }] }],
  ['pie', { layer: [{ mark: { type: 'text' } }, { mark: 'arc' }] }],
  ['scatter', { mark: 'point', encoding: { x: quantity, y: quantity } }],
  ['box', { hconcat: [{ mark: 'boxplot' }] }],
  ['line', { facet: city, spec: { mark: 'line', encoding: { x: month, y: quantity } } }],
  [null, { layer: [] }],
])('a picture of the kind %s', (kind, spec) => expect(pictureKind(spec)).toBe(kind))
