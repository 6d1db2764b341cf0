import { describe, expect, it } from 'vitest'
import { parts, stem } from './stem.ts'

describe('the German stem', () => {
  it.each([
    ['Flüge', 'Flug'],
    ['Fluege', 'Flug'],
    ['Flughäfen', 'Flughafens'],
    ['Städten', 'Stadt'],
    ['Kunden', 'Kunde'],
    ['Preise', 'Preis'],
    ['Kurse', 'Kurs'],
    ['Artikeln', 'Artikel'],
    ['Mitarbeiterinnen', 'Mitarbeiter'],
    ['Bestellungen', 'Bestellung'],
    ['stornierten', 'storniert'],
    ['verspätete', 'verspätet'],
    ['offenen', 'offen'],
    ['Steuern', 'Steuer'],
    ['Seen', 'See'],
    ['Berlins', 'Berlin'],
  ])('%s and %s share theirs', (one, other) => {
    expect(stem(one.toLowerCase())).toBe(stem(other.toLowerCase()))
  })

  it.each([
    ['Zeitung', 'Zeit'],
    ['Verspätung', 'verspätet'],
    ['Termin', 'Term'],
    ['Land', 'Landung'],
  ])('%s and %s do not', (one, other) => {
    expect(stem(one.toLowerCase())).not.toBe(stem(other.toLowerCase()))
  })
})

describe('the parts of a German word', () => {
  it.each([
    ['Gesamtumsatz', [6]],
    ['Durchschnittsalter', [13]],
    ['Höchstpreis', [6]],
    ['überdurchschnittliches', [4]],
    ['unterdurchschnittlich', [5]],
    ['Umsatz', []],
    ['mindestens', []],
  ])('%s is cut at %j', (word, places) => {
    expect(parts(word)).toEqual(places)
  })
})
