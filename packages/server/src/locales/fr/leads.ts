import { bothSpellings } from '../accents.ts'
import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

const hints = (words: string): readonly string[] => bothSpellings(words.split(' '))

export const prices = hints('prix tarif coût montant loyer frais price fare cost fee rent')
export const lengths = hints('durée longueur distance trajet temps duration length runtime')
export const times = hints('date jour année an temps heure time year day')
export const ages = hints('âge age')
export const births = hints('naissance birth')
export const heights = hints('hauteur taille altitude élévation height elevation')
export const weights = hints('poids masse weight mass')
export const temperatures = hints('température temp temperature')
export const speeds = hints('vitesse speed')
export const populations = hints('population habitants')
export const wages = hints('salaire rémunération revenu paie traitement salary wage income')
export const ratings = hints('note évaluation score étoiles avis rating stars')
export const areas = hints('superficie surface aire area')
export const depths = hints('profondeur depth')

type Of = readonly string[] | undefined

/** What grows and what shrinks, and of what: after plus, and after moins the other way round. */
const pairs: readonly (readonly [string, string, Of])[] = [
  [
    'élevé(/e/s/es) | haut(/e/s/es) | grand(/e/s/es) | gros(/se/ses) | fort(/e/s/es) | important(/e/s/es)',
    'bas(/se/ses) | petit(/e/s/es) | faible(/s) | réduit(/e/s/es)',
    undefined,
  ],
  [
    'cher(/s) | chère(/s) | coûteu(x/se/ses) | onéreu(x/se/ses)',
    'bon marché | abordable(/s) | économique(/s)',
    prices,
  ],
  ['long(/s/ue/ues) | longtemps', 'court(/e/s/es) | bref | brève(/s)', lengths],
  ['loin | éloigné(/e/s/es) | lointain(/e/s/es)', 'proche(/s) | près', hints('distance')],
  ['vieu(x) | vieille(/s) | âgé(/e/s/es)', 'jeune(/s)', ages],
  ['grand(/e/s/es) | haut(/e/s/es)', 'petit(/e/s/es)', heights],
  ['lourd(/e/s/es)', 'lég(er/ers/ère/ères)', weights],
  ['chaud(/e/s/es)', 'froid(/e/s/es) | fra(is/îche/îches)', temperatures],
  ['rapide(/s) | vite', 'lent(/e/s/es)', speeds],
  ['peuplé(/e/s/es)', 'dépeuplé(/e/s/es)', populations],
  ['payé(/e/s/es)', 'mal payé(/e/s/es)', wages],
  ['étendu(/e/s/es) | vaste(/s)', 'petit(/e/s/es)', areas],
  ['profond(/e/s/es)', 'superficie(l/lle/ls/lles)', depths],
  [
    'récent(/e/s/es) | nouveau(/x) | nouvelle(/s) | tard | tardi(f/ve/fs/ves)',
    'ancien(/s/ne/nes) | tôt | vieux',
    times,
  ],
]

const withOf = (of: Of): { readonly of?: readonly string[] } => (of === undefined ? {} : { of })
const after = (word: string, adjectives: string): string =>
  adjectives
    .split('|')
    .map((adjective) => `(/le /la /les )${word} ${adjective.trim()}`)
    .join(' | ')

const superlatives = pairs.flatMap(([high, low, of]): readonly Heard[] => [
  inForms(
    { kind: 'superlative', direction: 'high', ...withOf(of) },
    `${after('plus', high)} | ${after('moins', low)}`,
  ),
  inForms(
    { kind: 'superlative', direction: 'low', ...withOf(of) },
    `${after('plus', low)} | ${after('moins', high)}`,
  ),
])

const comparatives = pairs.flatMap(([high, low, of]): readonly Heard[] => [
  inForms({ kind: 'comparative', direction: 'high', ...withOf(of) }, after('plus', high)),
  inForms(
    { kind: 'comparative', direction: 'low', ...withOf(of) },
    `${after('plus', low)} | ${after('moins', high)}`,
  ),
])

export const leads: readonly Heard[] = [
  ...superlatives,
  inForms(
    { kind: 'superlative', direction: 'high' },
    "(/le /la /les )meilleur(/e/s/es) | maximum | max | maximal(/e/es) | maximaux | (/le )plus grand nombre (de/d') | (/la )plus grande (valeur/quantité)(/ de/ d') | (/la )valeur la plus (élevée/haute/grande)(/ de) | le plus élevé",
  ),
  inForms(
    { kind: 'superlative', direction: 'low' },
    "(/le /la /les )(pire/moindre)(/s) | minimum | min | minimal(/e/es) | minimaux | (/le )plus petit nombre (de/d') | (/la )plus petite (valeur/quantité)(/ de/ d') | (/la )valeur la plus (basse/faible/petite)(/ de)",
  ),
  inForms({ kind: 'superlative', direction: 'low', of: prices }, '(/le /la /les )moins ch(er/ers/ère/ères)'),
  inForms(
    { kind: 'superlative', direction: 'high', of: wages },
    '(gagne/gagnent/touche/touchent) le plus | (/le /la /les )mieux payé(/e/s/es)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: wages },
    '(gagne/gagnent/touche/touchent) le moins | (/le /la /les )moins bien payé(/e/s/es)',
  ),
  inForms(
    { kind: 'superlative', direction: 'high', of: prices },
    '(coûte/coûtent) le plus(/ cher) | les plus chers',
  ),
  inForms({ kind: 'superlative', direction: 'low', of: prices }, '(coûte/coûtent) le moins(/ cher)'),
  inForms({ kind: 'superlative', direction: 'high', of: lengths }, '(dure/durent/duré) le plus(/ longtemps)'),
  inForms({ kind: 'superlative', direction: 'low', of: lengths }, '(dure/durent/duré) le moins(/ longtemps)'),
  inForms({ kind: 'superlative', direction: 'high', of: weights }, '(pèse/pèsent) le plus'),
  inForms({ kind: 'superlative', direction: 'low', of: weights }, '(pèse/pèsent) le moins'),
  inForms(
    { kind: 'superlative', direction: 'high', of: ratings },
    '(/le /la /les )mieux (noté/évalué)(/e/s/es)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: ratings },
    '(/le /la /les )moins bien (noté/évalué)(/e/s/es) | (/le /la /les )plus mal noté(/e/s/es)',
  ),
  inForms(
    { kind: 'superlative', direction: 'high', of: times },
    '(/la )dernière date | (/la )date la plus récente | pour la dernière fois | derni(er/ère/ers/ères)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: times },
    '(/la )première date | (/la )date la plus ancienne | pour la première fois',
  ),
  inForms({ kind: 'superlative', direction: 'high', of: births }, 'plus jeune(/s)'),
  inForms(
    { kind: 'superlative', direction: 'low', of: births },
    'plus vieux | plus vieille(/s) | plus âgé(/e/s/es)',
  ),
  inForms({ kind: 'superlative', direction: 'high', of: populations }, "plus d'habitants"),
  inForms({ kind: 'superlative', direction: 'low', of: populations }, "moins d'habitants"),
  inForms(
    { kind: 'most', direction: 'high' },
    "le plus(/ de/ d'/ souvent) | (/le )plus grand nombre (de/d') | la plupart (de/des) | la majorité (de/des)",
  ),
  inForms({ kind: 'most', direction: 'low' }, "le moins(/ de/ d') | (/le )plus petit nombre (de/d')"),
  inForms(
    { kind: 'frequent', direction: 'high' },
    '(/le /la /les )plus (fréquent(/e)/courant(/e)/commun(/e)/populaire/répandu(/e)/utilisé(/e)/vendu(/e)/commandé(/e)/demandé(/e)/habitue(l/lle))(/s) | le plus souvent | (revient/apparaît) le plus(/ souvent) | le plus fréquemment',
  ),
  inForms(
    { kind: 'frequent', direction: 'low' },
    '(/le /la /les )moins (fréquent(/e)/courant(/e)/commun(/e)/populaire/utilisé(/e)/vendu(/e))(/s) | (/le /la /les )plus rare(/s) | le moins souvent',
  ),
  inForms({ kind: 'rank', direction: 'high' }, 'top | le top | principa(l/ux/le/les) | en tête'),
  inForms({ kind: 'rank', direction: 'low' }, 'flop | en queue | bottom'),
  inForms(
    { kind: 'rank', direction: 'high', position: true },
    'premi(er/ère/ers/ères) | en premier(/ lieu) | au début | en haut de la liste | initial(/e)',
  ),
  inForms(
    { kind: 'rank', direction: 'low', position: true },
    'derni(er/ère/ers/ères) | en dernier(/ lieu) | à la fin | en bas de la liste | final(/e)',
  ),
  ...comparatives,
  inForms(
    { kind: 'comparative', direction: 'high' },
    "plus | plus (de/d') | meilleur(/e/s/es) | supérieur(/e/s/es) | davantage | le plus",
  ),
  inForms(
    { kind: 'comparative', direction: 'low' },
    "moins | moins (de/d') | pire(/s) | inférieur(/e/s/es) | moindre(/s)",
  ),
  inForms({ kind: 'comparative', direction: 'low', of: times }, 'avant | plus tôt | en premier'),
  inForms({ kind: 'comparative', direction: 'high', of: times }, 'après | plus tard'),
]

/** plus cher que: a comparative before a number. */
export const thanPairs = pairs.filter(([, , of]) => of !== undefined)
export const than = (word: string, adjectives: string): string =>
  adjectives
    .split('|')
    .map((adjective) => `${word} ${adjective.trim()} (que/qu'/de)`)
    .join(' | ')
