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
  `razão(/ entre) | relação(/ entre) | relacionad(o/a/os/as) | correlação(/ entre) | correlaciona(/m) | regressão | covariância | percenti(l/s) | quanti(l/s) | quarti(l/s) |
  assimetria | curtose | intervalo interquartil | outlier(/s) | discrepante(/s) | anomalia(/s) | distribuição | histograma | distribuição normal |
  previsão | preveja | prever | projeção | projete | projetar | prognóstico | tendência(/s) | crescimento | taxa de crescimento | cresceu | cresceram | cresce |
  média móvel | total acumulado | variação | mudança | aumento | aumentou | aumentaram | diminuiu | diminuição | queda | caiu | caíram | subiu | subiram | redução |
  o dobro (de/da/do) | vezes mais | dividid(o/a) por | multiplicad(o/a) | per capita | por cabeça | em relação ao (mês/ano) anterior |
  por que | por quê | porque | porquê | explique | explica | causa(/s) | motivo(/s) | razões | significativ(o/a/os/as) | teste t | valor p | anova | qui quadrado |
  cluster(/s) | segmente | segmentação | classifique | tabela dinâmica | pivô | junte | combine | mescle | atualize | apague | exclua a | delete | remova | insira | renomeie | converta | preencha | normalize |
  nunca | jamais`,
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
  rankWords: ['posição', 'colocação', 'classificação', 'ranking', 'lugar'],
  sizeWords: ['área', 'tamanho', 'superfície'],
  stem: remembered(stem),
  endings: ['', 'o', 'a', 'e', 'os', 'as', 'es'],
  fixedNames: true,
  links: ['de', 'do', 'da', 'dos', 'das', 'o', 'a', 'os', 'as'],
}
