import { describe, expect, it } from 'vitest'
import { bases, stem } from './stem.ts'

describe('stem', () => {
  it.each([
    ['zamówienie', 'zamówienia', 'zamówień', 'zamówieniach', 'zamowien'],
    ['miasto', 'miasta', 'miast', 'mieście', 'miastach', 'miescie'],
    ['klient', 'klienta', 'klientów', 'klienci', 'kliencie', 'klientow'],
    ['pracownik', 'pracownicy', 'pracowników', 'pracownikom'],
    ['kategoria', 'kategorii', 'kategorie', 'kategorię', 'kategoriach'],
    ['książka', 'książek', 'książce', 'książki'],
    ['produkt', 'produktów', 'produkcie', 'produkty'],
    ['anulowany', 'anulowane', 'anulowanych', 'anulowano', 'anulowana'],
    ['sprzedaż', 'sprzedaży', 'sprzedażą', 'sprzedaz'],
    ['samochód', 'samochodu', 'samochody', 'samochodzie'],
    ['marka', 'marek', 'marki', 'marce'],
    ['warszawa', 'warszawie', 'warszawy'],
    ['kraków', 'krakowie', 'krakowa'],
    ['kurs', 'kursów', 'kursy', 'kur'],
    ['linia', 'linii', 'linie'],
    ['mieszkaniec', 'mieszkańcy', 'mieszkańców'],
    ['miesiąc', 'miesięcy', 'miesiącach'],
    ['autor', 'autorzy', 'autorów'],
  ])('%s', (...forms) => {
    expect(new Set(forms.map(stem)).size, forms.map(stem).join(' ')).toBe(1)
  })

  it('keeps words apart', () => {
    const words = [
      'cena',
      'ocena',
      'kraj',
      'rok',
      'region',
      'waga',
      'wiek',
      'lot',
      'liczba',
      'linia',
      'miasto',
      'marka',
      'klient',
    ]
    expect(new Set(words.map(stem)).size).toBe(words.length)
    expect(['q2', 'c3po'].map(stem)).toEqual(['q2', 'c3po'])
  })
})

describe('bases', () => {
  it.each([
    ['wrocławiu', 'wrocław'],
    ['warszawie', 'warszawa'],
    ['krakowie', 'kraków'],
    ['poznaniu', 'poznań'],
    ['gdańsku', 'gdańsk'],
    ['polsce', 'polska'],
    ['łodzi', 'łódź'],
    ['anulowanych', 'anulowany'],
    ['opóźnione', 'opóźniony'],
  ])('%s may be %s', (form, base) => {
    expect(bases(form)).toContain(base)
  })
})
