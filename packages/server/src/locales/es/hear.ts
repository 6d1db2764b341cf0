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
  `ratio(/ de/ entre) | relación(/ entre) | relacionad(o/a/os/as) | correlación(/ entre) | correlaciona(/n/do/da) | regresión | covarianza | percentil(/es) | cuantil | cuartil(/es) |
  asimetría | curtosis | rango intercuartílico | atípic(o/a/os/as) | valores atípicos | anomalía(/s) | distribución | histograma | distribución normal |
  pronóstico | pronostica(/r) | predice | predecir | predicción | previsión | proyección | proyecta | tendencia(/s) | crecimiento | tasa de crecimiento | creció | crecieron | ha crecido | crece |
  media móvil | promedio móvil | total acumulado | variación | cambio | aumento | aumentó | aumentaron | incremento | disminuyó | disminución | bajó | subió | cayó | caída | descenso |
  el doble de | veces más | dividido (entre/por) | multiplicado | per cápita | por cabeza | respecto al (mes/año) anterior | interanual | intermensual |
  por qué | porqué | explica | explícame | causa(/s) | razón | razones | motivo(/s) | porque | significativ(o/a/os/as) | prueba t | valor p | anova | chi cuadrado |
  clúster(/es) | segmenta(/r) | segmentación | clasifica | tabla dinámica | pivota | une | combina | fusiona | actualiza(/r) | borra(/r) | elimina(/r) | inserta(/r) | renombra(/r) | convierte | rellena(/r) | normaliza(/r) |
  nunca | jamás`,
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
  rankWords: ['puesto', 'posición', 'clasificación', 'ranking', 'rango'],
  sizeWords: ['superficie', 'área', 'tamaño'],
  stem: remembered(stem),
  endings: ['', 'o', 'a', 'e', 'os', 'as', 'es'],
  fixedNames: true,
  links: ['de', 'del', 'la', 'el', 'los', 'las'],
}
