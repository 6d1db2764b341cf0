import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'

describe('the French stem', () => {
  it.each([
    ['vols', 'vol'],
    ['villes', 'ville'],
    ['régions', 'region'],
    ['annulées', 'annulé'],
    ['annule', 'annulé'],
    ['hôpitaux', 'hôpital'],
    ['niveaux', 'niveau'],
    ['lieux', 'lieu'],
    ['actives', 'actif'],
    ['vendeuses', 'vendeur'],
    ['actrices', 'acteur'],
    ['premières', 'premier'],
    ['personnelle', 'personnel'],
    ['employées', 'employé'],
    ['commandes', 'commande'],
    ['pays', 'pay'],
  ])('%s and %s share theirs', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  it.each([
    ['prix', 'prime'],
    ['vol', 'volume'],
    ['produit', 'production'],
    ['mois', 'moins'],
  ])('%s and %s do not', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })
})
