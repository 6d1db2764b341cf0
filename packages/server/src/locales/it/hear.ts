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
  `rapporto(/ tra/ fra) | relazione(/ tra/ fra) | correlazione(/ tra/ fra) | correlat(o/a/i/e) | regressione | covarianza | percentil(e/i) | quantil(e/i) | quartil(e/i) |
  asimmetria | curtosi | scarto interquartile | anomal(o/a/i/e) | anomali(a/e) | valori anomali | outlier | distribuzione | istogramma | distribuzione normale |
  previsione | previsioni | prevedi | prevedere | predici | proiezione | tendenz(a/e) | trend | crescita | tasso di crescita | è cresciut(o/a) | sono cresciut(i/e) | cresce |
  media mobile | totale progressivo | variazione | cambiamento | aumento | aumentat(o/a/i/e) | incremento | diminuzione | diminuit(o/a/i/e) | calo | calat(o/a/i/e) | sces(o/a/i/e) | salit(o/a/i/e) | riduzione |
  il doppio (di/del) | volte (di /)più | diviso | moltiplicat(o/a) | pro capite | rispetto (al mese/all'anno) precedente | anno su anno |
  perché | spiega(/mi) | caus(a/e) | motiv(o/i) | ragion(e/i) | significativ(o/a/i/e) | test t | valore p | anova | chi quadro |
  cluster | segmenta | segmentazione | classifica i | tabella pivot | unisci | aggiorna | cancella | elimina | inserisci | rimuovi | rinomina | converti | riempi | normalizza |
  mai`,
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
  rankWords: ['posizione', 'classifica', 'posto', 'rango'],
  sizeWords: ['superficie', 'area', 'dimensione'],
  stem: remembered(stem),
  endings: ['', 'o', 'a', 'e', 'i'],
  fixedNames: true,
  links: [
    'di',
    'del',
    'dello',
    'della',
    'dei',
    'degli',
    'delle',
    'dell',
    'd',
    'il',
    'lo',
    'la',
    'i',
    'gli',
    'le',
    'l',
  ],
}
