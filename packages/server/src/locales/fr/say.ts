import type { Assumption } from '../../domain/assumption.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { named, phrases } from '../named.ts'
import { joined, say, type Phrase } from '../phrase.ts'
import type { Says } from '../says.ts'
import { modelWords } from '../model-words.ts'
import { whatIfWords } from '../what-if-words.ts'
import { conclusions } from './conclusions.ts'
import { forecast } from './forecast.ts'
import { names } from './names.ts'
import { overview } from './overview.ts'
import { questions } from './questions.ts'
import { readableFormats } from '../readable-formats.ts'

const list = (items: readonly Phrase[]): Phrase =>
  items.length < 2
    ? joined(items, '')
    : [...joined(items.slice(0, -1), ', '), ' et ', ...(items.at(-1) ?? [])]

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['«\u00a0', ...phrase, '\u00a0»']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`J'ai compris «\u00a0${named(assumed.said, 'question')}\u00a0» comme la colonne ${named(assumed.column, 'column name')}.`
    case 'table':
      return say`Table utilisée\u00a0: ${named(assumed.table, 'table name')}.`
    case 'language':
      return say`Langue pas encore disponible pour les réponses\u00a0: ${languageNames[assumed.language]}. Je réponds donc dans une autre langue.`
    case 'left-out':
      return say`Ces sources ne sont pas encore prêtes et ont été laissées de côté\u00a0: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`Je n'ai pas tenu compte de ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`Je n’ai pas pu répondre à cette partie : ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`D'après ${named(assumed.currency, 'column name')}, les montants sont en plusieurs monnaies, qui ne s'additionnent pas\u00a0: chacune figure à part.`
    case 'what-if':
      return whatIfWords('FR', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('FR', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`J'ai compté à rebours depuis le dernier jour des données\u00a0: ${named(assumed.day, 'value')}.`
        : say`J'ai compté à rebours depuis aujourd'hui, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`Je réponds à partir de vos fichiers, et cette question n'en a aucun. Choisissez un jeu de données ou déposez un fichier (${readableFormats}) pour en créer, puis posez à nouveau votre question, par exemple parmi celles proposées plus bas.`
    case 'not-in-documents':
      return say`Les documents ne disent rien qui réponde à cette question.`
    case 'no-tables':
      return say`Je ne peux pas encore répondre\u00a0: le jeu de données ne contient aucune table sur laquelle calculer.`
    case 'too-costly':
      return say`Comprendre cette question demandait plus de temps ou de mémoire que permis, et je me suis arrêté. Veuillez la poser plus brièvement ou sur moins de fichiers.`
    case 'not-understood':
      return say`Je n'ai pas pu relier cette question aux données.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`Les données ne contiennent pas ce que cette question demande.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`Je ne sais pas encore calculer cela.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Rien n'y correspond à ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Ce qui me dépasse\u00a0: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` J'ai bien reconnu\u00a0: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'anglais',
  ES: 'espagnol',
  AR: 'arabe',
  PT: 'portugais',
  ID: 'indonésien',
  JA: 'japonais',
  RU: 'russe',
  HI: 'hindi',
  FR: 'français',
  DE: 'allemand',
  VI: 'vietnamien',
  TR: 'turc',
  PL: 'polonais',
  IT: 'italien',
  KO: 'coréen',
  'ZH-CN': 'chinois simplifié',
  'ZH-TW': 'chinois traditionnel',
}

const againstWords = {
  '=': 'égal',
  '!=': 'non égal',
  '<': 'inférieur',
  '<=': 'inférieur ou égal',
  '>': 'supérieur',
  '>=': 'supérieur ou égal',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) =>
    say`«\u00a0${named(about, 'question')}\u00a0» peut se comprendre de plusieurs façons. Laquelle voulez-vous\u00a0?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`« ${quote} » — ${source}` : say`« ${quote} » — ${source}, page ${page}`,
  cancelledJob: 'Cette question a été annulée avant d’avoir reçu sa réponse.',
  failedJob: 'Le calcul a échoué. Veuillez réessayer.',
  limitMet: {
    time: 'Le calcul a été arrêté, car il durait plus longtemps que ne le peut une question. Veuillez interroger moins de données.',
    memory:
      'Le calcul a été arrêté, car il demandait plus de mémoire que ne le peut une question. Veuillez interroger moins de données.',
    size: 'Le calcul a été arrêté, car il aurait lu ou renvoyé plus que ne le peut une question. Veuillez demander un résumé ou moins de données.',
    storage:
      'Le résultat n’a pas pu être enregistré, car il ne reste plus d’espace de stockage. Veuillez supprimer des sessions, des fichiers ou des jeux de données dont vous n’avez plus besoin, puis reposer la question.',
  },
  firstQuestions: [
    'Combien de lignes y a-t-il\u00a0?',
    'Quelle catégorie a le plus grand total\u00a0?',
    'Quelle est la moyenne par mois\u00a0?',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column} = ${value}`,
      '!=': (column, value) => say`${column} autre que ${value}`,
      '<': (column, value) => say`${column} au-dessous de ${value}`,
      '<=': (column, value) => say`${column} d'au plus ${value}`,
      '>': (column, value) => say`${column} au-dessus de ${value}`,
      '>=': (column, value) => say`${column} d'au moins ${value}`,
    },
    between: (column, low, high) => say`${column} entre ${low} et ${high}`,
    oneOf: (column, values) => say`${column} = ${joined(values, ' ou ')}`,
    contains: (column, text) => say`${column} contenant ${text}`,
    missing: (column) => say`${column} sans valeur`,
    against: (column, operator, figure) =>
      say`${column} ${againstWords[operator]} à la ${figure === 'mean' ? 'moyenne' : 'médiane'}`,
    among: (column, table, where) => say`${column} figure parmi les lignes de ${table} où ${where}`,
    present: (column) => say`${column} avec valeur`,
    not: (phrase) => say`sauf (${phrase})`,
    and: (all) => joined(all, ' et '),
    or: (all) => joined(all, ' ou '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
