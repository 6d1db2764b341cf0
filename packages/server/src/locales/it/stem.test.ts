import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'

describe('the Italian stem', () => {
  it.each([
    ['voli', 'volo'],
    ['ordini', 'ordine'],
    ['regioni', 'regione'],
    ['annullate', 'annullato'],
    ['prezzi', 'prezzo'],
    ['spese', 'spesa'],
    ['alberghi', 'albergo'],
    ['banche', 'banca'],
    ['categorie', 'categoria'],
    ['attrici', 'attore'],
    ['negozi', 'negozio'],
    ['stipendi', 'stipendio'],
    ['qualità', 'qualita'],
  ])('%s and %s share theirs', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  it.each([
    ['mese', 'mesi fa'],
    ['voto', 'volo'],
    ['prodotto', 'produzione'],
    ['anno', 'annullo'],
  ])('%s and %s do not', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })
})
