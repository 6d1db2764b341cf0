import { bothSpellings } from '../accents.ts'
import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

const hints = (words: string): readonly string[] => bothSpellings(words.split(' '))

export const prices = hints('prezzo tariffa costo importo affitto canone price fare cost fee rent')
export const lengths = hints('durata lunghezza distanza tragitto tempo duration length distance runtime')
export const times = hints('data giorno anno tempo ora orario date time year day')
export const ages = hints('età age')
export const births = hints('nascita birth')
export const heights = hints('altezza statura altitudine height elevation altitude')
export const weights = hints('peso massa weight mass')
export const temperatures = hints('temperatura temp temperature')
export const speeds = hints('velocità speed')
export const populations = hints('popolazione abitanti population')
export const wages = hints('stipendio salario retribuzione reddito paga salary pay wage income')
export const ratings = hints('valutazione voto punteggio stelle giudizio rating score stars')
export const areas = hints('superficie area estensione')
export const depths = hints('profondità depth')

type Of = readonly string[] | undefined

/** What grows and what shrinks, and of what: after più, and after meno the other way round. */
const pairs: readonly (readonly [string, string, Of])[] = [
  [
    'alt(o/a/i/e) | grand(e/i) | elevat(o/a/i/e) | forte | forti',
    'bass(o/a/i/e) | piccol(o/a/i/e) | ridott(o/a/i/e) | debole | deboli',
    undefined,
  ],
  ['car(o/a/i/e) | costos(o/a/i/e)', 'economic(o/a/i/he) | convenient(e/i) | a buon mercato', prices],
  ['lung(o/a/hi/he) | durev(ole/oli)', 'cort(o/a/i/e) | brev(e/i)', lengths],
  ['lontan(o/a/i/e) | distant(e/i)', 'vicin(o/a/i/e)', hints('distanza distance')],
  ['vecchi(o/a/e/) | anzian(o/a/i/e)', 'giovan(e/i)', ages],
  ['alt(o/a/i/e)', 'bass(o/a/i/e)', heights],
  ['pesant(e/i)', 'legger(o/a/i/e)', weights],
  ['cald(o/a/i/e)', 'fredd(o/a/i/e) | fresc(o/a/hi/he)', temperatures],
  ['veloc(e/i) | rapid(o/a/i/e)', 'lent(o/a/i/e)', speeds],
  ['popolos(o/a/i/e) | popolat(o/a/i/e)', 'spopolat(o/a/i/e)', populations],
  ['pagat(o/a/i/e)', 'mal pagat(o/a/i/e)', wages],
  ['estes(o/a/i/e) | vast(o/a/i/e)', 'piccol(o/a/i/e)', areas],
  ['profond(o/a/i/e)', 'superficial(e/i)', depths],
  [
    'recent(e/i) | nuov(o/a/i/e) | tardi',
    'antic(o/a/hi/he) | vecchi(o/a/e/) | presto | remot(o/a/i/e)',
    times,
  ],
]

const withOf = (of: Of): { readonly of?: readonly string[] } => (of === undefined ? {} : { of })
const after = (word: string, adjectives: string): string =>
  adjectives
    .split('|')
    .map((adjective) => `(/il /la /i /le /lo )${word} ${adjective.trim()}`)
    .join(' | ')

const superlatives = pairs.flatMap(([high, low, of]): readonly Heard[] => [
  inForms(
    { kind: 'superlative', direction: 'high', ...withOf(of) },
    `${after('più', high)} | ${after('meno', low)}`,
  ),
  inForms(
    { kind: 'superlative', direction: 'low', ...withOf(of) },
    `${after('più', low)} | ${after('meno', high)}`,
  ),
])

const comparatives = pairs.flatMap(([high, low, of]): readonly Heard[] => [
  inForms({ kind: 'comparative', direction: 'high', ...withOf(of) }, after('più', high)),
  inForms(
    { kind: 'comparative', direction: 'low', ...withOf(of) },
    `${after('più', low)} | ${after('meno', high)}`,
  ),
])

export const leads: readonly Heard[] = [
  ...superlatives,
  inForms(
    { kind: 'superlative', direction: 'high' },
    '(/il /la /i /le )maggior(e/i/) | (/il /la /i /le )miglior(e/i/) | massim(o/a/i/e) | max | (/il )maggior numero di | (/la )maggior quantità di | (/il )valore più alto(/ di) | (/il )numero più alto di',
  ),
  inForms(
    { kind: 'superlative', direction: 'low' },
    '(/il /la /i /le )minor(e/i/) | (/il /la /i /le )peggior(e/i/) | minim(o/a/i/e) | min | (/il )minor numero di | (/la )minor quantità di | (/il )valore più basso(/ di) | (/il )numero più basso di',
  ),
  inForms({ kind: 'superlative', direction: 'high', of: ages }, '(/il /la /i /le )maggior(e/i)(/ di età)'),
  inForms(
    { kind: 'superlative', direction: 'high', of: wages },
    '(guadagna/guadagnano/prende/prendono) di più | meglio pagat(o/a/i/e)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: wages },
    '(guadagna/guadagnano/prende/prendono) di meno | peggio pagat(o/a/i/e)',
  ),
  inForms({ kind: 'superlative', direction: 'high', of: prices }, '(costa/costano/è costato) di più'),
  inForms({ kind: 'superlative', direction: 'low', of: prices }, '(costa/costano) (di /)meno'),
  inForms({ kind: 'superlative', direction: 'high', of: lengths }, '(dura/durano/è durato) di più'),
  inForms({ kind: 'superlative', direction: 'low', of: lengths }, '(dura/durano/è durato) (di /)meno'),
  inForms({ kind: 'superlative', direction: 'high', of: weights }, '(pesa/pesano) di più'),
  inForms({ kind: 'superlative', direction: 'low', of: weights }, '(pesa/pesano) (di /)meno'),
  inForms(
    { kind: 'superlative', direction: 'high', of: ratings },
    'meglio (valutat/votat/recensit)(o/a/i/e)',
  ),
  inForms({ kind: 'superlative', direction: 'low', of: ratings }, 'peggio (valutat/votat/recensit)(o/a/i/e)'),
  inForms(
    { kind: 'superlative', direction: 'high', of: times },
    "(/l')ultima data | (/la )data più recente | per l'ultima volta | ultim(o/a/i/e)",
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: times },
    '(/la )prima data | (/la )data più (vecchia/remota/antica) | per la prima volta',
  ),
  inForms({ kind: 'superlative', direction: 'high', of: births }, 'più giovan(e/i)'),
  inForms({ kind: 'superlative', direction: 'low', of: births }, 'più vecchi(o/a/e/) | più anzian(o/a/i/e)'),
  inForms({ kind: 'superlative', direction: 'high', of: populations }, 'più abitanti'),
  inForms({ kind: 'superlative', direction: 'low', of: populations }, 'meno abitanti'),
  inForms(
    { kind: 'most', direction: 'high' },
    'più | di più | (/il )maggior numero di | (/la )maggior quantità di | la maggior parte (di/dei/delle/degli) | la maggioranza (di/dei/delle)',
  ),
  inForms(
    { kind: 'most', direction: 'low' },
    'meno | di meno | (/il )minor numero di | (/la )minor quantità di',
  ),
  inForms(
    { kind: 'frequent', direction: 'high' },
    'più (frequent(e/i)/comun(e/i)/diffus(o/a/i/e)/popolar(e/i)/usat(o/a/i/e)/utilizzat(o/a/i/e)/vendut(o/a/i/e)/ordinat(o/a/i/e)/richiest(o/a/i/e)) | più (spesso/frequentemente/volte) | (si ripete/compare) (di più/più spesso)',
  ),
  inForms(
    { kind: 'frequent', direction: 'low' },
    'meno (frequent(e/i)/comun(e/i)/diffus(o/a/i/e)/popolar(e/i)/usat(o/a/i/e)/vendut(o/a/i/e)) | più rar(o/a/i/e) | meno spesso',
  ),
  inForms({ kind: 'rank', direction: 'high' }, 'top | la top | principal(e/i) | in testa | in cima'),
  inForms({ kind: 'rank', direction: 'low' }, 'in coda | in fondo | bottom'),
  inForms(
    { kind: 'rank', direction: 'high', position: true },
    "prim(o/a/i/e) | al primo posto | all'inizio | in cima alla lista | inizial(e/i)",
  ),
  inForms(
    { kind: 'rank', direction: 'low', position: true },
    "ultim(o/a/i/e) | all'ultimo posto | alla fine | in fondo alla lista | final(e/i)",
  ),
  ...comparatives,
  inForms(
    { kind: 'comparative', direction: 'high' },
    'più | di più | maggior(e/i) | miglior(e/i) | superior(e/i)',
  ),
  inForms(
    { kind: 'comparative', direction: 'low' },
    'meno | di meno | minor(e/i) | peggior(e/i) | inferior(e/i)',
  ),
  inForms({ kind: 'comparative', direction: 'high', of: ages }, 'maggiore'),
  inForms({ kind: 'comparative', direction: 'low', of: ages }, 'minore'),
  inForms({ kind: 'comparative', direction: 'low', of: times }, 'prima | per prim(o/a)'),
  inForms({ kind: 'comparative', direction: 'high', of: times }, 'dopo | più tardi'),
]

/** più caro di: a comparative before a number. */
export const thanPairs = pairs.filter(([, , of]) => of !== undefined)
export const than = (word: string, adjectives: string): string =>
  adjectives
    .split('|')
    .map((adjective) => `${word} ${adjective.trim()} (di/del/dei/che)`)
    .join(' | ')
