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
    : [...joined(items.slice(0, -1), ', '), ' और ', ...(items.at(-1) ?? [])]

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['“', ...phrase, '”']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`“${named(assumed.said, 'question')}” का अर्थ यह कॉलम समझा गया: ${named(assumed.column, 'column name')}।`
    case 'table':
      return say`इस तालिका का उपयोग हुआ: ${named(assumed.table, 'table name')}।`
    case 'language':
      return say`यह भाषा अभी उपलब्ध नहीं है: ${languageNames[assumed.language]}। इसलिए उत्तर किसी और भाषा में है।`
    case 'left-out':
      return say`ये स्रोत अभी तैयार नहीं हैं और शामिल नहीं किए गए: ${list(phrases(assumed.sources, 'source name'))}।`
    case 'ignored':
      return say`इन शब्दों पर ध्यान नहीं दिया गया: ${quoted(assumed.words)}।`
    case 'unanswered':
      return say`इस भाग का उत्तर नहीं दिया जा सका: ${quoted(assumed.questions)}।`
    case 'currencies':
      return say`${named(assumed.currency, 'column name')} के अनुसार राशियाँ अलग-अलग मुद्राओं में हैं, जिन्हें जोड़ा नहीं जाता: हर मुद्रा अलग दी गई है।`
    case 'what-if':
      return whatIfWords('HI', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('HI', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`डेटा के अंतिम दिन से पीछे की ओर गिना गया: ${named(assumed.day, 'value')}।`
        : say`आज से पीछे की ओर गिना गया, ${named(assumed.day, 'value')}।`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`उत्तर आपकी फ़ाइलों से दिए जाते हैं, और इस प्रश्न के साथ कोई फ़ाइल नहीं जुड़ी है। कोई डेटासेट चुनिए, या फ़ाइल (${readableFormats}) अपलोड करके डेटासेट बनाइए, और फिर से पूछिए, उदाहरण के लिए नीचे दिया कोई प्रश्न।`
    case 'not-in-documents':
      return say`दस्तावेज़ों में इस प्रश्न का उत्तर नहीं है।`
    case 'no-tables':
      return say`अभी उत्तर नहीं दिया जा सकता: डेटासेट में गणना के लिए कोई तालिका नहीं है।`
    case 'too-costly':
      return say`काम रोक दिया गया क्योंकि इस प्रश्न को समझने में तय सीमा से ज़्यादा समय या मेमोरी लगी। कृपया कम शब्दों में या कम फ़ाइलों के बारे में पूछें।`
    case 'not-understood':
      return say`इस प्रश्न को डेटा से जोड़ा नहीं जा सका।${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`इस प्रश्न के लिए जो चाहिए वह डेटा में नहीं है।${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`यह गणना अभी उपलब्ध नहीं है।${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` डेटा में इनसे मेल खाता कुछ नहीं है: ${quoted(refused.missing)}।`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` जो अभी संभव नहीं है: ${quoted(refused.missing)}।`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` जो पहचाना गया: ${list(phrases(refused.understood, 'name in the data'))}।`

const languageNames = {
  EN: 'अंग्रेज़ी',
  ES: 'स्पेनिश',
  AR: 'अरबी',
  PT: 'पुर्तगाली',
  ID: 'इंडोनेशियाई',
  JA: 'जापानी',
  RU: 'रूसी',
  HI: 'हिंदी',
  FR: 'फ़्रेंच',
  DE: 'जर्मन',
  VI: 'वियतनामी',
  TR: 'तुर्की',
  PL: 'पोलिश',
  IT: 'इतालवी',
  KO: 'कोरियाई',
  'ZH-CN': 'चीनी (सरल)',
  'ZH-TW': 'चीनी (पारंपरिक)',
}

const againstWords = {
  '=': 'के बराबर है',
  '!=': 'के बराबर नहीं है',
  '<': 'से कम है',
  '<=': 'से ज़्यादा नहीं है',
  '>': 'से ज़्यादा है',
  '>=': 'से कम नहीं है',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`“${named(about, 'question')}” के कई अर्थ हो सकते हैं। आपका आशय क्या है?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`“${quote}” — ${source}` : say`“${quote}” — ${source}, पृष्ठ ${page}`,
  cancelledJob: 'यह प्रश्न उत्तर मिलने से पहले रद्द कर दिया गया।',
  failedJob: 'गणना के दौरान कोई त्रुटि हुई। कृपया फिर से प्रयास करें।',
  limitMet: {
    time: 'गणना रोक दी गई क्योंकि उसमें प्रश्न के लिए तय समय से ज़्यादा समय लगा। कृपया कम डेटा के बारे में पूछें।',
    memory:
      'गणना रोक दी गई क्योंकि उसे प्रश्न के लिए तय मेमोरी से ज़्यादा चाहिए थी। कृपया कम डेटा के बारे में पूछें।',
    size: 'गणना रोक दी गई क्योंकि उसमें तय सीमा से ज़्यादा डेटा पढ़ना या लौटाना पड़ता। कृपया सारांश माँगें या कम डेटा के बारे में पूछें।',
    storage:
      'परिणाम सहेजा नहीं जा सका क्योंकि संग्रहण स्थान खाली नहीं बचा। कृपया वे सत्र, फ़ाइलें या डेटासेट हटाएँ जिनकी अब ज़रूरत नहीं है, और फिर से पूछें।',
  },
  firstQuestions: [
    'कुल कितनी पंक्तियाँ हैं?',
    'किस श्रेणी का कुल योग सबसे ज़्यादा है?',
    'हर महीने का औसत क्या है?',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`“${column}” ${value} है`,
      '!=': (column, value) => say`“${column}” ${value} नहीं है`,
      '<': (column, value) => say`“${column}” ${value} से कम है`,
      '<=': (column, value) => say`“${column}” ${value} से ज़्यादा नहीं है`,
      '>': (column, value) => say`“${column}” ${value} से ज़्यादा है`,
      '>=': (column, value) => say`“${column}” ${value} से कम नहीं है`,
    },
    between: (column, low, high) => say`“${column}” ${low} से ${high} तक है`,
    oneOf: (column, values) => say`“${column}” ${joined(values, ' या ')} है`,
    contains: (column, text) => say`“${column}” में ${text} शामिल है`,
    missing: (column) => say`“${column}” खाली है`,
    against: (column, operator, figure) =>
      say`“${column}” ${figure === 'mean' ? 'औसत' : 'माध्यिका'} ${againstWords[operator]}`,
    among: (column, table, where) => say`“${column}” तालिका “${table}” की उन पंक्तियों में है जहाँ ${where}`,
    present: (column) => say`“${column}” में मान है`,
    not: (phrase) => say`ऐसा नहीं कि (${phrase})`,
    and: (all) => joined(all, ' और '),
    or: (all) => joined(all, ' या '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
