import { withBare } from '../accents.ts'
import type { Hears } from '../hears.ts'
import { inForms } from '../in-forms.ts'
import { remembered } from '../remembered.ts'
import { extents } from './extents.ts'
import { comparisons } from './comparisons.ts'
import { fillers, verbs } from './fillers.ts'
import { glossary } from './glossary.ts'
import { leads } from './leads.ts'
import { measures } from './measures.ts'
import { extensive, intensive, kindWords, personWords, placeWords, synonyms } from './nouns.ts'
import { periods, units } from './periods.ts'
import { shapes } from './shapes.ts'
import { stem } from './stem.ts'

const unsupported = inForms(
  { kind: 'unsupported' },
  `ratio(/ de/ entre) | rapport entre | relation(/ entre) | lié(/e/s/es) | corrélation(/ entre) | corrèle(/nt) | corrélé(/e/s/es) | régression | covariance | percentile(/s) | centile(/s) | quantile(/s) | quartile(/s) |
  asymétrie | kurtosis | écart interquartile | aberrant(/e/s/es) | valeurs aberrantes | anomalie(/s) | distribution | histogramme | loi normale |
  prévision(/s) | prévois | prévoir | prédire | prédis | prédiction | projection | tendance(/s) | croissance | taux de croissance | a augmenté | ont augmenté | augmente(/nt) |
  moyenne (mobile/glissante) | total cumulé | variation | changement | hausse | augmentation | augmenté | baisse | baissé | diminution | diminué | chute | chuté | recul | progressé |
  le double (de/du) | fois plus | divisé par | multiplié | par habitant | par tête | par rapport (au mois/à l'année) précédent(/e) | d'une année sur l'autre |
  pourquoi | explique(/r/z) | cause(/s) | raison(/s) | motif(/s) | parce que | significati(f/ve/fs/ves) | test t | valeur p | anova | khi deux |
  cluster(/s) | segmente(/r) | segmentation | tableau croisé(/ dynamique) | pivote | joins | jointure | fusionne(/r) | mets à jour | supprime(/r/z) | efface(/r/z) | insère(/r) | renomme(/r) | convertis | remplis | normalise(/r) |
  jamais`,
)

export const hears: Hears = {
  spaced: true,
  headsFirst: true,
  words: [
    ...measures,
    ...leads,
    ...comparisons,
    ...shapes,
    ...periods,
    ...extents,
    ...units,
    unsupported,
    { meaning: { kind: 'verb' as const }, phrases: verbs },
    { meaning: { kind: 'filler' as const }, phrases: fillers },
  ].map(withBare),
  synonyms,
  glossary,
  kindWords,
  intensive,
  extensive,
  personWords,
  placeWords,
  rankWords: ['rang', 'classement', 'position', 'place'],
  sizeWords: ['superficie', 'surface', 'taille'],
  stem: remembered(stem),
  endings: ['', 'e', 's', 'es', 'é', 'ée', 'és', 'ées'],
  fixedNames: true,
  links: ['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'au', 'à'],
}
