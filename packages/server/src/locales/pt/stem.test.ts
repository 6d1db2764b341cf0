import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'

describe('the Portuguese stem', () => {
  it.each([
    ['voos', 'voo'],
    ['cidades', 'cidade'],
    ['regiões', 'região'],
    ['avioes', 'avião'],
    ['meses', 'mês'],
    ['mese', 'mes'],
    ['canceladas', 'cancelado'],
    ['vendedoras', 'vendedor'],
    ['valores', 'valor'],
    ['hospitais', 'hospital'],
    ['disponíveis', 'disponível'],
    ['viagens', 'viagem'],
    ['viagen', 'viagem'],
    ['países', 'país'],
    ['paise', 'pais'],
    ['categorias', 'categoria'],
    ['preços', 'preco'],
    ['anos', 'ano'],
  ])('%s and %s share theirs', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  it.each([
    ['venda', 'vento'],
    ['mês', 'mesa'],
    ['produto', 'produção'],
  ])('%s and %s do not', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })
})
