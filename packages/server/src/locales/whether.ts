import type { Language } from '@auger/contract'

/** How a question sounds that wants a yes or a no, where no other word asks for anything. */
const sounds: { readonly [Name in Language]?: RegExp } = {
  EN: /^(?:and |so |but )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will)(?:n't)? /,
  DE: /^(?:ist|sind|war|waren|hat|haben|hatte|hatten|gibt|gab|wurde|wurden|liegt|liegen|kostet|verdient|stimmt) /,
  ES: /^¿?(?:es|son|fue|fueron|era|eran|está|están|hay|hubo|había|tiene|tienen|ha|han) /,
  FR: /^(?:est-ce qu|y a-t-il|est|sont|était|étaient|a|ont|existe-t-il|le |la |les .*-t-(?:il|elle) )/,
  IT: /^(?:è|sono|era|erano|c'è|ci sono|ha|hanno|esiste|esistono) /,
  PT: /^(?:é|são|foi|foram|era|eram|há|tem|têm|existe|existem|está|estão) /,
  RU: / ли(?: |[?.]|$)|^(?:правда|верно) /,
  PL: /^czy /,
  TR: / (?:mı|mi|mu|mü)(?:dır|dir|dur|dür|ydı|ydi|ydu|ydü|yor)?(?: |[?.]|$)/,
  AR: /^(?:هل|أ) /,
  HI: /^क्या /,
  ID: /^(?:apakah|adakah|benarkah) /,
  VI: /(?:^có phải|không ?[?.]*$)/,
  'ZH-CN': /(?:吗|是否|是不是|有没有)/,
  'ZH-TW': /(?:嗎|是否|是不是|有沒有)/,
  JA: /か[?？。]*$/,
  KO: /(?:나요|습니까|ㅂ니까|가요|니까)[?.]*$/,
}

export const soundsLikeWhether = (text: string, language: Language): boolean =>
  sounds[language]?.test(text.toLowerCase().trim()) === true
