import { bothSpellings } from '../accents.ts'
import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

const hints = (words: string): readonly string[] => bothSpellings(words.split(' '))

export const prices = hints('preço tarifa custo valor aluguel mensalidade price fare cost fee rent')
export const lengths = hints('duração comprimento distância percurso tempo duration length distance runtime')
export const times = hints('data dia ano tempo hora horário date time year day')
export const ages = hints('idade age')
export const births = hints('nascimento birth')
export const heights = hints('altura estatura altitude elevação height elevation altitude')
export const weights = hints('peso massa weight mass')
export const temperatures = hints('temperatura temp temperature')
export const speeds = hints('velocidade speed')
export const populations = hints('população habitantes population')
export const wages = hints('salário remuneração renda ordenado salary pay wage income')
export const ratings = hints('avaliação classificação pontuação nota estrelas rating score stars')
export const areas = hints('superfície área extensão area')
export const depths = hints('profundidade depth')

type Of = readonly string[] | undefined

/** What grows and what shrinks, and of what: after mais, and after menos the other way round. */
const pairs: readonly (readonly [string, string, Of])[] = [
  [
    'alt(o/a/os/as) | elevad(o/a/os/as) | forte(/s)',
    'baix(o/a/os/as) | pequen(o/a/os/as) | reduzid(o/a/os/as) | frac(o/a/os/as)',
    undefined,
  ],
  [
    'car(o/a/os/as) | custos(o/a/os/as)',
    'barat(o/a/os/as) | econômic(o/a/os/as) | em conta | acessíve(l/is)',
    prices,
  ],
  [
    'long(o/a/os/as) | comprid(o/a/os/as) | demorad(o/a/os/as) | extens(o/a/os/as)',
    'curt(o/a/os/as) | breve(/s)',
    lengths,
  ],
  ['distante(/s) | longe', 'próxim(o/a/os/as) | perto', hints('distância distance')],
  ['velh(o/a/os/as) | idos(o/a/os/as)', 'nov(o/a/os/as) | jovem | jovens', ages],
  ['alt(o/a/os/as)', 'baix(o/a/os/as)', heights],
  ['pesad(o/a/os/as)', 'leve(/s)', weights],
  ['quente(/s)', 'fri(o/a/os/as)', temperatures],
  ['rápid(o/a/os/as) | veloz | velozes', 'lent(o/a/os/as) | devagar', speeds],
  ['populos(o/a/os/as) | povoad(o/a/os/as) | habitad(o/a/os/as)', 'despovoad(o/a/os/as)', populations],
  ['bem pag(o/a/os/as)', 'mal pag(o/a/os/as)', wages],
  ['bem avaliad(o/a/os/as)', 'mal avaliad(o/a/os/as)', ratings],
  ['extens(o/a/os/as)', 'pequen(o/a/os/as)', areas],
  ['fund(o/a/os/as) | profund(o/a/os/as)', 'ras(o/a/os/as)', depths],
  [
    'recente(/s) | nov(o/a/os/as) | tarde | tardi(o/a/os/as) | atual | atuais',
    'antig(o/a/os/as) | ced(o) | velh(o/a/os/as)',
    times,
  ],
]

const withOf = (of: Of): { readonly of?: readonly string[] } => (of === undefined ? {} : { of })
const after = (word: string, adjectives: string): string =>
  adjectives
    .split('|')
    .map((adjective) => `(/o /a /os /as )${word} ${adjective.trim()}`)
    .join(' | ')

const superlatives = pairs.flatMap(([high, low, of]): readonly Heard[] => [
  inForms(
    { kind: 'superlative', direction: 'high', ...withOf(of) },
    `${after('mais', high)} | ${after('menos', low)}`,
  ),
  inForms(
    { kind: 'superlative', direction: 'low', ...withOf(of) },
    `${after('mais', low)} | ${after('menos', high)}`,
  ),
])

const comparatives = pairs.flatMap(([high, low, of]): readonly Heard[] => [
  inForms({ kind: 'comparative', direction: 'high', ...withOf(of) }, after('mais', high)),
  inForms(
    { kind: 'comparative', direction: 'low', ...withOf(of) },
    `${after('mais', low)} | ${after('menos', high)}`,
  ),
])

export const leads: readonly Heard[] = [
  ...superlatives,
  inForms(
    { kind: 'superlative', direction: 'high' },
    '(/o /a /os /as )maior(/es) | (/o /a /os /as )melhor(/es) | máxim(o/a/os/as) | máx | (/o /a )maior (número/quantidade/valor/total) (de/dos/das) | valor mais alto(/ de) | maior valor',
  ),
  inForms(
    { kind: 'superlative', direction: 'low' },
    '(/o /a /os /as )menor(/es) | (/o /a /os /as )pior(/es) | mínim(o/a/os/as) | mín | (/o /a )menor (número/quantidade/valor/total) (de/dos/das) | valor mais baixo(/ de) | menor valor',
  ),
  inForms(
    { kind: 'superlative', direction: 'high', of: wages },
    '(ganha/ganham/recebe/recebem) mais | mais bem pag(o/a/os/as) | melhor pag(o/a/os/as) | mais (ganha/ganham)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: wages },
    '(ganha/ganham/recebe/recebem) menos | pior pag(o/a/os/as)',
  ),
  inForms(
    { kind: 'superlative', direction: 'high', of: prices },
    '(custa/custam/custou) mais | mais (custa/custam)',
  ),
  inForms({ kind: 'superlative', direction: 'low', of: prices }, '(custa/custam/custou) menos'),
  inForms(
    { kind: 'superlative', direction: 'high', of: lengths },
    '(dura/duram/durou/duraram/demora/demorou) mais',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: lengths },
    '(dura/duram/durou/duraram/demora/demorou) menos',
  ),
  inForms({ kind: 'superlative', direction: 'high', of: weights }, '(pesa/pesam) mais'),
  inForms({ kind: 'superlative', direction: 'low', of: weights }, '(pesa/pesam) menos'),
  inForms(
    { kind: 'superlative', direction: 'high', of: ratings },
    '(melhor/mais bem) (avaliad/pontuad/classificad)(o/a/os/as)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: ratings },
    'pior (avaliad/pontuad/classificad)(o/a/os/as)',
  ),
  inForms(
    { kind: 'superlative', direction: 'high', of: times },
    '(/a )última data | (/a )data mais recente | pela última vez | últim(o/a/os/as)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: times },
    '(/a )primeira data | (/a )data mais antiga | pela primeira vez',
  ),
  inForms({ kind: 'superlative', direction: 'high', of: births }, 'mais nov(o/a/os/as) | mais jove(m/ns)'),
  inForms({ kind: 'superlative', direction: 'low', of: births }, 'mais velh(o/a/os/as)'),
  inForms({ kind: 'superlative', direction: 'high', of: populations }, 'mais habitantes'),
  inForms({ kind: 'superlative', direction: 'low', of: populations }, 'menos habitantes'),
  inForms(
    { kind: 'most', direction: 'high' },
    'mais | o mais | (/a )maior quantidade (de/dos/das) | (/o )maior número (de/dos/das) | a maioria (de/dos/das) | (/a )maior parte (de/dos/das)',
  ),
  inForms(
    { kind: 'most', direction: 'low' },
    'menos | o menos | (/a )menor quantidade (de/dos/das) | (/o )menor número (de/dos/das)',
  ),
  inForms(
    { kind: 'frequent', direction: 'high' },
    'mais (frequente/comum/habitual/popular/repetid(o/a)/usad(o/a)/utilizad(o/a)/vendid(o/a)/pedid(o/a)/procurad(o/a))(/s) | mais (comuns/populares/habituais) | mais (frequentemente/vezes) | (se repete/aparece) mais(/ vezes) | com mais frequência | com maior frequência',
  ),
  inForms(
    { kind: 'frequent', direction: 'low' },
    'menos (frequente/comum/popular/usad(o/a)/vendid(o/a))(/s) | menos (comuns/populares) | mais rar(o/a/os/as) | (se repete/aparece) menos | com menos frequência',
  ),
  inForms(
    { kind: 'rank', direction: 'high' },
    'top | o top | principa(l/is) | líder(/es) | no topo | ranking dos',
  ),
  inForms({ kind: 'rank', direction: 'low' }, 'lanterna(/s) | bottom | em último lugar'),
  inForms(
    { kind: 'rank', direction: 'high', position: true },
    'primeir(o/a/os/as) | em primeiro lugar | no início | o primeiro da lista | inicial',
  ),
  inForms(
    { kind: 'rank', direction: 'low', position: true },
    'últim(o/a/os/as) | no final | no fim | o último da lista | final',
  ),
  ...comparatives,
  inForms({ kind: 'comparative', direction: 'high' }, 'mais | maior(/es) | melhor(/es) | superior(/es)'),
  inForms({ kind: 'comparative', direction: 'low' }, 'menos | menor(/es) | pior(/es) | inferior(/es)'),
  inForms({ kind: 'comparative', direction: 'low', of: times }, 'antes | primeiro'),
  inForms({ kind: 'comparative', direction: 'high', of: times }, 'depois | mais tarde'),
]

/** mais caro que, mais barato do que: a comparative before a number. */
export const thanPairs = pairs.filter(([, , of]) => of !== undefined)
export const than = (word: string, adjectives: string): string =>
  adjectives
    .split('|')
    .map((adjective) => `${word} ${adjective.trim()} (que/do que/de)`)
    .join(' | ')
