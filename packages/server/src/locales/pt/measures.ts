import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

export const measures: readonly Heard[] = [
  inForms(
    { kind: 'quantity' },
    'quant(o/os/a/as) | (/o /qual o )(número/numero/nro/num) (de/dos/das/do/da) | (/a /qual a )quantidade (de/dos/das/do/da) | (/a )contagem(/ de/ dos/ das) | conte(/ os/ as) | contar | quantas vezes | com que frequência | qtd(/e) de | a quant(o/os) | que quantidade de',
  ),
  inForms(
    { kind: 'measure', function: 'distinct' },
    'distint(o/a/os/as) | diferentes | diferente | únic(o/a/os/as) | divers(os/as) | quant(os/as) (distintos/distintas/diferentes/únicos/únicas) | (/o )número de (distintos/distintas/diferentes/únicos/únicas) | (/o número de )valores (distintos/diferentes/únicos)(/ de) | (quantidade/contagem) de (distintos/distintas/diferentes/únicos/únicas) | sem repetir | sem repetição',
  ),
  inForms(
    { kind: 'measure', function: 'sum' },
    'soma | (/a )soma (de/dos/das/do/da) | somatório(/ de) | somar | some | somad(o/a/os/as) | total | totais | (/o )total (de/dos/das/do/da) | no total | ao todo | em conjunto | (/o )número total (de/dos/das) | (/a )quantidade total (de/dos/das) | acumulad(o/a/os/as) | geral | total geral | global',
  ),
  inForms(
    { kind: 'measure', function: 'mean' },
    'média | médias | médio | médios | (/a )média (de/dos/das/do/da) | em média | na média | de média | (/o )valor médio (de/dos/das/do/da) | (/o )número médio de | (/a )quantidade média de | média aritmética | típic(o/a) | promédio',
  ),
  inForms(
    { kind: 'measure', function: 'median' },
    'mediana | medianas | (/a )mediana (de/dos/das/do/da) | valor mediano(/ de)',
  ),
  inForms(
    { kind: 'measure', function: 'deviation' },
    '(/o )desvio padrão(/ de/ do/ da/ dos/ das) | desvios padrão | desvio-padrão',
  ),
  inForms({ kind: 'measure', function: 'variance' }, 'variância(/ de/ do/ da/ dos/ das) | a variância de'),
  inForms(
    { kind: 'measure', function: 'mode' },
    'moda | (/a )moda (de/do/da) | valor modal | valor mais (frequente/repetido/comum)(/ de)',
  ),
  inForms(
    { kind: 'measure', function: 'range' },
    '(/a )amplitude (de/do/da) | amplitude | (/o )intervalo de valores de',
  ),
  inForms(
    { kind: 'measure', function: 'minimum' },
    'mínim(o/a/os/as) | mín | min | (/o )mínimo (de/do/da) | (/o )valor mínimo(/ de) | o menor valor de',
  ),
  inForms(
    { kind: 'measure', function: 'maximum' },
    'máxim(o/a/os/as) | máx | max | (/o )máximo (de/do/da) | (/o )valor máximo(/ de) | o maior valor de | pico | recorde',
  ),
]
