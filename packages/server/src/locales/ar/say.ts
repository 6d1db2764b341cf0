import type { Assumption } from '../../domain/assumption.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { named, phrases } from '../named.ts'
import { joined, say, type Phrase } from '../phrase.ts'
import type { Says } from '../says.ts'
import { modelWords } from '../model-words.ts'
import { whatIfWords } from '../what-if-words.ts'
import { conclusions } from './conclusions.ts'
import { forecast } from './forecast.ts'
import { isolated } from './isolated.ts'
import { names } from './names.ts'
import { overview } from './overview.ts'
import { questions } from './questions.ts'
import { readableFormats } from '../readable-formats.ts'

const list = (items: readonly Phrase[]): Phrase => {
  const apart = items.map(isolated)
  return apart.length < 2
    ? joined(apart, '')
    : [...joined(apart.slice(0, -1), '، '), ' و', ...(apart.at(-1) ?? [])]
}

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['«', ...isolated(phrase), '»']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`فُهم «${isolated(named(assumed.said, 'question'))}» على أنه العمود «${isolated(named(assumed.column, 'column name'))}».`
    case 'table':
      return say`استُخدم الجدول «${isolated(named(assumed.table, 'table name'))}».`
    case 'language':
      return say`هذه اللغة غير متاحة بعد: ${languageNames[assumed.language]}. لذلك جاءت الإجابة بلغة أخرى.`
    case 'left-out':
      return say`هذه المصادر ليست جاهزة بعد فلم تُحتسب: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`لم تؤخذ هذه الكلمات في الحسبان: ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`تعذّرت الإجابة عن هذا الجزء: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`حسب ${named(assumed.currency, 'column name')} فإن المبالغ بعملات مختلفة لا تُجمع معًا: كل عملة على حدة.`
    case 'what-if':
      return whatIfWords('AR', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('AR', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`حُسبت المدة رجوعًا من آخر يوم في البيانات: ${named(assumed.day, 'value')}.`
        : say`حُسبت المدة رجوعًا من اليوم، ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`تأتي الإجابات من ملفاتك، ولا يوجد ملف مرفق بهذا السؤال. اختر مجموعة بيانات، أو ارفع ملفًا (${readableFormats}) لإنشاء مجموعة، ثم اسأل من جديد، مثلًا بأحد الأسئلة أدناه.`
    case 'not-in-documents':
      return say`لا تتضمن المستندات ما يجيب عن هذا السؤال.`
    case 'no-tables':
      return say`لا يمكن الإجابة بعد: لا تحتوي مجموعة البيانات على جدول يمكن الحساب منه.`
    case 'too-costly':
      return say`توقّف العمل لأن فهم هذا السؤال تطلّب أكثر من المسموح. اسأل بكلمات أقل أو عن ملفات أقل.`
    case 'not-understood':
      return say`تعذّر ربط هذا السؤال بالبيانات.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`لا تحتوي البيانات على ما يحتاجه هذا السؤال.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`هذا الحساب غير متاح بعد.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` لا شيء فيها يقابل: ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` ما يتجاوز الإمكانات الحالية: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` ما أمكن التعرف عليه: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'الإنجليزية',
  ES: 'الإسبانية',
  AR: 'العربية',
  PT: 'البرتغالية',
  ID: 'الإندونيسية',
  JA: 'اليابانية',
  RU: 'الروسية',
  HI: 'الهندية',
  FR: 'الفرنسية',
  DE: 'الألمانية',
  VI: 'الفيتنامية',
  TR: 'التركية',
  PL: 'البولندية',
  IT: 'الإيطالية',
  KO: 'الكورية',
  'ZH-CN': 'الصينية المبسطة',
  'ZH-TW': 'الصينية التقليدية',
}

const againstWords = {
  '=': 'يساوي',
  '!=': 'لا يساوي',
  '<': 'أقل من',
  '<=': 'لا يزيد على',
  '>': 'أعلى من',
  '>=': 'لا يقل عن',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`يحتمل «${isolated(named(about, 'question'))}» أكثر من معنى. ما المقصود؟`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`«${quote}» — ${source}` : say`«${quote}» — ${source}، صفحة ${page}`,
  cancelledJob: 'أُلغي هذا السؤال قبل الإجابة عنه.',
  failedJob: 'حدث خطأ أثناء الحساب. يُرجى المحاولة مرة أخرى.',
  limitMet: {
    time: 'أُوقف الحساب لأنه استغرق وقتًا أطول من المسموح للسؤال. اسأل عن بيانات أقل.',
    memory: 'أُوقف الحساب لأنه احتاج إلى ذاكرة أكبر من المسموح للسؤال. اسأل عن بيانات أقل.',
    size: 'أُوقف الحساب لأنه سيقرأ أو يعيد أكثر من المسموح للسؤال. اطلب ملخصًا أو اسأل عن بيانات أقل.',
    storage:
      'تعذّر حفظ النتيجة لعدم بقاء مساحة تخزين. احذف الجلسات أو الملفات أو مجموعات البيانات التي لم تعد بحاجة إليها ثم اسأل مجددًا.',
  },
  firstQuestions: ['كم عدد الصفوف؟', 'أي فئة لديها أعلى إجمالي؟', 'ما المتوسط حسب الشهر؟'],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`«${isolated(column)}» هو ${isolated(value)}`,
      '!=': (column, value) => say`«${isolated(column)}» ليس ${isolated(value)}`,
      '<': (column, value) => say`«${isolated(column)}» أقل من ${isolated(value)}`,
      '<=': (column, value) => say`«${isolated(column)}» لا يزيد على ${isolated(value)}`,
      '>': (column, value) => say`«${isolated(column)}» أكبر من ${isolated(value)}`,
      '>=': (column, value) => say`«${isolated(column)}» لا يقل عن ${isolated(value)}`,
    },
    between: (column, low, high) => say`«${isolated(column)}» من ${isolated(low)} إلى ${isolated(high)}`,
    oneOf: (column, values) => say`«${isolated(column)}» هو ${joined(values.map(isolated), ' أو ')}`,
    contains: (column, text) => say`«${isolated(column)}» يحتوي على ${isolated(text)}`,
    missing: (column) => say`«${isolated(column)}» بلا قيمة`,
    against: (column, operator, figure) =>
      say`«${isolated(column)}» ${againstWords[operator]} ${figure === 'mean' ? 'المتوسط' : 'الوسيط'}`,
    among: (column, table, where) => say`«${isolated(column)}» من صفوف «${isolated(table)}» حيث ${where}`,
    present: (column) => say`«${isolated(column)}» له قيمة`,
    not: (phrase) => say`ليس (${phrase})`,
    and: (all) => joined(all, ' و'),
    or: (all) => joined(all, ' أو '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
