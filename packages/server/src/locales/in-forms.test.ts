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

  it('may have forms within forms', () => {
    expect(formsOf('más (car(o/a)/barat(o/a))(/ hoy)')).toEqual([
      'más caro',
      'más caro hoy',
      'más cara',
      'más cara hoy',
      'más barato',
      'más barato hoy',
      'más barata',
      'más barata hoy',
    ])
  })

  it('are not read where a bracket stays open', () => {
    expect(() => formsOf('más car(o/a')).toThrow('más car(o/a')
  })

  it('are heard without accents too', () => {
    expect(withBare(inForms({ kind: 'negation' }, 'también no | sin')).phrases).toEqual([
      'también no',
      'tambien no',
      'sin',
    ])
  })
})
