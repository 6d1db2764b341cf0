import type { Heard } from '../hears.ts'
import { said } from './forms.ts'

const amount = 'liczb(a/y/ę/ą/ie)'
const quantity = 'iloś(ć/ci/cią)'

export const measures: readonly Heard[] = [
  said(
    { kind: 'quantity' },
    `
    ile | ile razy | ilu | iloma | ile jest | ile było | ile mamy | ile sztuk | ${amount} | ${quantity} | jak wiele | jak wielu | jak często |
    policz | zlicz | policzyć | jaka jest liczba | jaka była liczba | jaka liczba | podaj liczbę | podaj ilość | częstość | ile osób |
    ile to | jak dużo | ile wynosi liczba | ilość sztuk | ile w sumie
  `,
  ),
  said(
    { kind: 'measure', function: 'distinct' },
    `
    różn~ | unikaln~ | odrębn~ | odmienn~ | ile różnych | ilu różnych | ile unikalnych | ilu unikalnych | liczba różnych | liczbę różnych |
    liczba unikalnych | liczbę unikalnych | ilość różnych | ilość unikalnych | bez powtórzeń | ile rodzajów | ile typów
  `,
  ),
  said(
    { kind: 'measure', function: 'sum' },
    `
    sum(a/y/ę/ą/ie) | łączn~ | łącznie | ogółem | w sumie | razem | całkowit~ | sumaryczn~ | zsumuj | dodaj do siebie | suma wszystkich |
    łączn(a/ą/ej) ${amount} | całkowit(a/ą/ej) ${amount} |
    ile łącznie | ile wynosi suma | suma całkowita | ile w sumie | ile razem | łączn(a/ą/ej) sum(a/ę/y) | podsumuj
  `,
  ),
  said(
    { kind: 'measure', function: 'mean' },
    `
    średn+ | średnio | przeciętn~ | przeciętnie | średnia arytmetyczna | śr | śred |
    średn(ia/ią/iej) ${amount} | uśrednij | uśredn(iona/iony/ione)
  `,
  ),
  said({ kind: 'measure', function: 'median' }, 'median(a/y/ę/ą/ie) | wartość środkowa | medianow~'),
  said(
    { kind: 'measure', function: 'deviation' },
    'odchyleni(e/a/u/em) standardow(e/ego/emu/ym) | odchylenia standardowe | odch std',
  ),
  said({ kind: 'measure', function: 'variance' }, 'wariancj(a/i/ę/ą)'),
  said({ kind: 'measure', function: 'mode' }, 'mod(a/y/ę/ą) | dominant(a/y/ę/ą) | wartość modalna'),
  said(
    { kind: 'measure', function: 'range' },
    'rozstęp | rozstępu | rozpiętość | rozpiętości | zakres wartości',
  ),
  said(
    { kind: 'measure', function: 'minimum' },
    'minimum | min | minimaln~ | minimaln(a/ą/ej) wartoś(ć/ci) | wartość minimalna',
  ),
  said(
    { kind: 'measure', function: 'maximum' },
    'maksimum | maks | max | maksymaln~ | maksymaln(a/ą/ej) wartoś(ć/ci) | wartość maksymalna | szczytow~',
  ),
]
