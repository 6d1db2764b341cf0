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
    : [...joined(items.slice(0, -1), ', '), ' ve ', ...(items.at(-1) ?? [])]

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['“', ...phrase, '”']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`“${named(assumed.said, 'question')}” ile “${named(assumed.column, 'column name')}” sütununun kastedildiği varsayıldı.`
    case 'table':
      return say`Kullanılan tablo: “${named(assumed.table, 'table name')}”.`
    case 'language':
      return say`Bu dil henüz desteklenmiyor: ${languageNames[assumed.language]}. Bu yüzden yanıt başka dilde verildi.`
    case 'left-out':
      return say`Şu kaynaklar henüz hazır değil ve dışarıda bırakıldı: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`Dikkate alınmayan sözcükler: ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`Şu kısmı yanıtlayamadım: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`${named(assumed.currency, 'column name')} sütununa göre tutarlar farklı para birimlerinde ve birbirine eklenmez: her biri ayrı gösterilir.`
    case 'what-if':
      return whatIfWords('TR', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('TR', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`Verilerin son gününden geriye doğru sayıldı: ${named(assumed.day, 'value')}.`
        : say`Bugünden geriye doğru sayıldı, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`Yanıtlar dosyalarınızdan çıkarılır, bu soruya ise dosya eklenmemiş. Veri kümesi seçin ya da dosya (${readableFormats}) yükleyip veri kümesi oluşturun ve yeniden sorun; örneğin aşağıdaki sorularla.`
    case 'not-in-documents':
      return say`Belgelerde bu sorunun yanıtı yok.`
    case 'no-tables':
      return say`Bu soru henüz yanıtlanamıyor: veri kümesinde hesap yapılacak tablo yok.`
    case 'too-costly':
      return say`Bu soruyu anlamak izin verilenden fazla süre ya da bellek gerektirdiği için durduruldu. Lütfen daha kısa ya da daha az dosya için sorun.`
    case 'not-understood':
      return say`Bu soru verilerle ilişkilendirilemedi.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`Verilerde bu sorunun gerektirdiği bilgi yok.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`Bu hesap henüz yapılamıyor.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Verilerde karşılığı bulunmayanlar: ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Desteklenmeyen kısım: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` Tanınanlar: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'İngilizce',
  ES: 'İspanyolca',
  AR: 'Arapça',
  PT: 'Portekizce',
  ID: 'Endonezce',
  JA: 'Japonca',
  RU: 'Rusça',
  HI: 'Hintçe',
  FR: 'Fransızca',
  DE: 'Almanca',
  VI: 'Vietnamca',
  TR: 'Türkçe',
  PL: 'Lehçe',
  IT: 'İtalyanca',
  KO: 'Korece',
  'ZH-CN': 'Basitleştirilmiş Çince',
  'ZH-TW': 'Geleneksel Çince',
}

const againstWords = {
  '=': 'değerine eşit',
  '!=': 'değerinden farklı',
  '<': 'değerinin altında',
  '<=': 'değerini aşmıyor',
  '>': 'değerinin üzerinde',
  '>=': 'değerinden az değil',
}

/** Each can be followed by "olan": “Durum” değeri İptal olan satırlar. */
export const says: Says = {
  assumption,
  refusal,
  clarify: (about) =>
    say`“${named(about, 'question')}” farklı biçimlerde anlaşılabilir. Hangisi kastediliyor?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`“${quote}” — ${source}` : say`“${quote}” — ${source}, sayfa ${page}`,
  cancelledJob: 'Bu soru yanıtlanmadan iptal edildi.',
  failedJob: 'Hesaplama sırasında sorun oluştu. Lütfen yeniden deneyin.',
  limitMet: {
    time: 'Hesaplama, soruya ayrılan süreyi aştığı için durduruldu. Lütfen daha az veri için sorun.',
    memory: 'Hesaplama, soruya ayrılan belleği aştığı için durduruldu. Lütfen daha az veri için sorun.',
    size: 'Hesaplama, sorunun okuyup döndürebileceğinden fazlasını gerektirdiği için durduruldu. Lütfen özet isteyin ya da daha az veri için sorun.',
    storage:
      'Depolama alanı kalmadığı için sonuç saklanamadı. Lütfen artık gerekmeyen oturumları, dosyaları veya veri kümelerini silip yeniden sorun.',
  },
  firstQuestions: ['Kaç satır var?', 'En yüksek toplam hangi kategoride?', 'Aylara göre ortalama nedir?'],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`“${column}” değeri ${value}`,
      '!=': (column, value) => say`“${column}” değeri ${value} dışında`,
      '<': (column, value) => say`“${column}” değeri ${value} altında`,
      '<=': (column, value) => say`“${column}” değeri en fazla ${value}`,
      '>': (column, value) => say`“${column}” değeri ${value} üzerinde`,
      '>=': (column, value) => say`“${column}” değeri en az ${value}`,
    },
    between: (column, low, high) => say`“${column}” değeri ${low} ile ${high} arasında`,
    oneOf: (column, values) => say`“${column}” değeri ${joined(values, ' veya ')}`,
    contains: (column, text) => say`“${column}” içinde “${text}” mevcut`,
    missing: (column) => say`“${column}” değeri boş`,
    against: (column, operator, figure) =>
      say`“${column}” ${figure === 'mean' ? 'ortalama' : 'medyan'} ${againstWords[operator]}`,
    among: (column, table, where) =>
      say`“${column}” değeri ${table} tablosunda ${where} olan satırlar arasında`,
    present: (column) => say`“${column}” değeri dolu`,
    not: (phrase) => say`(${phrase}) dışında`,
    and: (all) => joined(all, ' ve '),
    or: (all) => joined(all, ' veya '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
