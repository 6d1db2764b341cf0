import { expect, it } from 'vitest'
import { withoutFonts } from './without-fonts.ts'

it('drops the fonts a specification names, and nothing of its data', () => {
  const data = { values: [{ font: 'Georgia', labelFont: 1 }] }
  const specification = {
    data,
    datasets: { a: [{ font: 'Arial' }] },
    mark: { type: 'text', font: 'Arial', fontSize: 12 },
    layer: [{ encoding: { x: { field: 'font', axis: { labelFont: 'Verdana', labelFontSize: 9 } } } }],
    config: { font: 'Courier', title: { subtitleFont: 'Georgia', anchor: 'end' } },
  }
  expect(withoutFonts(specification)).toEqual({
    data,
    datasets: { a: [{ font: 'Arial' }] },
    mark: { type: 'text', fontSize: 12 },
    layer: [{ encoding: { x: { field: 'font', axis: { labelFontSize: 9 } } } }],
    config: { title: { anchor: 'end' } },
  })
})
