import type { Language } from '@auger/contract'
import { withWords } from './with-words.ts'

/** What headers call a name. */
const names =
  'name title Titel Bezeichnung nombre título nom titre nome titolo имя название наименование imię nazwa tytuł ad adı isim nama judul tên اسم الاسم नाम 名称 名字 姓名 名稱 名前 氏名 이름'.split(
    ' ',
  )

/** Questions for a name that do not say the word. */
const words: { readonly [Spoken in Language]: string } = {
  EN: 'what is it called | what are they called',
  DE: 'wie heißt | wie heißen | wie hieß | wie hießen | wie nennt sich',
  ES: 'cómo se llama | cómo se llaman | cómo se llamaba | cómo se llamaban',
  FR: "comment s'appelle | comment s'appellent | comment s'appelait | comment se nomme | comment se nomment",
  IT: 'come si chiama | come si chiamano | come si chiamava | come si chiamavano',
  PT: 'como se chama | como se chamam | como se chamava | como se chamavam',
  RU: 'как зовут | как звали | как называется | как называются | как называлась | как назывался | как назывались',
  PL: 'jak się nazywa | jak się nazywają | jak nazywa się | jak nazywają się | jak ma na imię',
  TR: 'adı ne | adı nedir | adları ne | adları nedir',
  AR: 'ماذا يسمى | ماذا تسمى',
  HI: 'क्या कहलाता है | क्या कहलाती है',
  ID: 'disebut apa | bernama apa',
  VI: 'tên gì | tên là gì | gọi là gì',
  'ZH-CN': '叫什么 | 叫做什么',
  'ZH-TW': '叫什麼 | 叫做什麼',
  JA: '何といいますか | 何と言いますか',
  KO: '뭐라고 하나요 | 뭐라고 부르나요',
}

/** A locale that hears what asks how something is called. */
export const withCalled = withWords({ kind: 'ask', about: 'thing', of: names }, words)
