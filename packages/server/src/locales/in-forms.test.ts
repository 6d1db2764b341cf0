import { describe, expect, it } from 'vitest'
import { withBare } from './accents.ts'
import { formsOf, inForms } from './in-forms.ts'

describe('phrases with their forms', () => {
  it('are spread over every bracket', () => {
    expect(formsOf('(/el )más alt(o/a) | mejor')).toEqual([
      'más alto',
      'más alta',
      'el más alto',
      'el más alta',
      'mejor',
    ])
  })

  it('are heard without accents too', () => {
    expect(withBare(inForms({ kind: 'negation' }, 'también no | sin')).phrases).toEqual([
      'también no',
      'tambien no',
      'sin',
    ])
  })
})
