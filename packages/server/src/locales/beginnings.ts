import type { Language } from '@auger/contract'
import { withWords } from './with-words.ts'

/** Words about what a text begins with. */
const words: { readonly [Spoken in Language]: string } = {
  EN: `starts with | start with | starting with | that starts with | that start with | started with |
    begins with | begin with | beginning with | that begins with | that begin with |
    starts with the letter | start with the letter | starting with the letter | begins with the letter |
    begin with the letter | beginning with the letter | starts with letter | begins with letter |
    starts with the word | start with the word | begins with the word | begin with the word | with the prefix |
    has the prefix`,
  DE: 'beginnt mit | beginnen mit | beginnend mit | fängt mit | fangen mit | anfangend mit | beginnt mit dem Buchstaben | beginnen mit dem Buchstaben | startet mit | starten mit | mit dem Anfangsbuchstaben | mit dem Präfix',
  ES: `empieza por | empieza con | empiezan por | empiezan con | comienza con | comienza por | comienzan con |
    comienzan por | empieza con la letra | empiezan con la letra`,
  FR: 'commence par | commencent par | commençant par | débute par | débutent par | commence par la lettre',
  IT: 'inizia con | iniziano con | comincia con | cominciano con | inizia con la lettera | iniziano con la lettera',
  PT: 'começa com | começam com | começa por | começam por | inicia com | iniciam com | começa com a letra',
  RU: `начинается с | начинаются с | начинающийся с | начинающиеся с | начинающихся с | начинается на |
    начинаются на | начинается с буквы | начинаются с буквы`,
  PL: `zaczyna się od | zaczynają się od | zaczynający się od | zaczynające się od | zaczynających się od |
    zaczyna się na | zaczynają się na`,
  TR: 'ile başlayan | ile başlayanlar | ile başlar | ile başlıyor | harfiyle başlayan',
  AR: 'يبدأ بـ | يبدأ ب | تبدأ بـ | تبدأ ب | يبدأ بحرف | تبدأ بحرف',
  HI: 'से शुरू | से शुरू होने वाले | से शुरू होने वाली | से शुरू होता | से शुरू होते',
  ID: `dimulai dengan | diawali dengan | berawalan | diawali huruf | dimulai dengan huruf | diawali | diawali kata |
    diawali dengan huruf | diawali dengan kata | berawalan huruf | berawal dengan | dengan awalan`,
  VI: 'bắt đầu bằng | bắt đầu với | bắt đầu bằng chữ | bắt đầu bằng chữ cái',
  'ZH-CN': '开头 | 开头的 | 打头 | 打头的',
  'ZH-TW': '開頭 | 開頭的 | 起頭 | 起頭的',
  JA: 'で始まる | から始まる',
  KO: '로 시작하는 | 으로 시작하는 | 로 시작하나요 | 으로 시작하나요',
}

/** A locale that hears what a text begins with. */
export const withBeginnings = withWords({ kind: 'contains', place: 'start' }, words)
