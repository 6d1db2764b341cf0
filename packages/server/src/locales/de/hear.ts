import { heard, type Hears } from '../hears.ts'
import { remembered } from '../remembered.ts'
import { comparisons } from './comparisons.ts'
import { directions } from './directions.ts'
import { extents } from './extents.ts'
import { fillers, verbs } from './fillers.ts'
import { glossary } from './glossary.ts'
import { leads } from './leads.ts'
import { measures } from './measures.ts'
import { extensive, intensive, kindWords, personWords, placeWords, synonyms } from './nouns.ts'
import { periods, units } from './periods.ts'
import { phrasings } from './phrasings.ts'
import { shapes } from './shapes.ts'
import { inAllSpellings } from './spellings.ts'
import { parts, stem } from './stem.ts'

const unsupported = heard(
  { kind: 'unsupported' },
  `
  Verhältnis | Verhältnis von | Korrelation | korreliert | korrelieren | Zusammenhang | zusammenhängen | Regression | Kovarianz |
  Perzentil | Quantil | Quartil | Schiefe | Kurtosis | Interquartilsabstand | Ausreißer | Anomalie | Anomalien | Verteilung | Histogramm | normalverteilt |
  Prognose | prognostiziere | vorhersagen | Vorhersage | Trend | Trends | Wachstum | Wachstumsrate | gewachsen | wächst |
  gleitender Durchschnitt | gleitenden Durchschnitt | laufende Summe | Veränderung | Anstieg | gestiegen | gesunken | Rückgang | zugenommen | abgenommen | erhöht | verringert |
  doppelt so | mal so viel | mal so viele | minus | geteilt durch | multipliziert | pro Kopf | im Vergleich zum Vorjahr | im Vergleich zum Vormonat |
  warum | wieso | weshalb | erkläre | erklären | Ursache | Ursachen | Grund | Gründe | weil | signifikant | Signifikanz | t Test | p Wert | Anova | Chi Quadrat |
  Cluster | Segmentierung | klassifiziere | Pivot | verknüpfe | zusammenführen | aktualisiere | lösche | löschen | füge ein | entferne | umbenennen | auffüllen | normalisiere
`,
)

/** How a contest ends, and what cells about it begin with. */
const results = [
  {
    words: ['gewinnt', 'gewinnen', 'gewann', 'gewannen', 'gewonnen', 'sieg', 'siege', 'siegte', 'gesiegt'],
    cells: ['w', 'win', 'won', 'winner', 'victory'],
  },
  {
    words: [
      'verliert',
      'verlieren',
      'verlor',
      'verloren',
      'niederlage',
      'niederlagen',
      'unterlag',
      'unterlegen',
    ],
    cells: ['l', 'loss', 'lost', 'lose', 'loser', 'defeat'],
  },
  {
    words: ['unentschieden', 'remis'],
    cells: ['d', 't', 'draw', 'drawn', 'tie', 'tied'],
  },
]

export const hears: Hears = {
  spaced: true,
  capitals: true,
  words: [
    ...measures,
    ...leads,
    ...comparisons,
    ...shapes,
    ...periods,
    ...units,
    ...extents,
    ...directions,
    ...phrasings,
    unsupported,
    { meaning: { kind: 'verb' as const }, phrases: verbs },
    { meaning: { kind: 'filler' as const }, phrases: fillers },
  ].map(inAllSpellings),
  synonyms,
  glossary,
  kindWords,
  intensive,
  extensive,
  personWords,
  placeWords,
  rankWords: ['Rang', 'Platz', 'Platzierung', 'Position', 'Rangliste'],
  sizeWords: ['Fläche', 'Größe'],
  stem: remembered(stem),
  parts,
  endings: ['e', 'en', 'er'],
  compounds: true,
  than: ['als'],
  denying: ['un', 'nicht', 'in'],
  oneOfMany: ['ein', 'eine', 'einen', 'irgendein', 'irgendeine', 'irgendeinen'],
  results,
}
