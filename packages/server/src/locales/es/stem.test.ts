import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'

describe('the Spanish stem', () => {
  it.each([
    ['vuelos', 'vuelo'],
    ['ciudades', 'ciudad'],
    ['ciudade', 'ciudad'],
    ['países', 'pais'],
    ['meses', 'mes'],
    ['canceladas', 'cancelado'],
    ['trabajadoras', 'trabajador'],
    ['aviones', 'avión'],
    ['categorías', 'categoria'],
    ['tasas', 'tasa'],
    ['años', 'año'],
    ['veces', 'vez'],
    ['autobuses', 'autobús'],
  ])('%s and %s share theirs', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  it.each([
    ['venta', 'viento'],
    ['precio', 'aprecio'],
    ['producto', 'producción'],
    ['mes', 'mesa'],
  ])('%s and %s do not', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })
})
