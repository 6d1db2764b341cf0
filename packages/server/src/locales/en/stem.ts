import { singular } from '../singular.ts'

/** Forms that no ending explains, and plurals that look like a singular. */
const irregular: ReadonlyMap<string, string> = new Map(
  [
    'be is are was were been being am',
    'buy bought',
    'sell sold',
    'pay paid',
    'spend spent',
    'grow grew grown',
    'fall fell fallen',
    'rise rose risen',
    'make made',
    'send sent',
    'win won',
    'lose lost',
    'hold held',
    'give gave given',
    'take took taken',
    'get got gotten',
    'bring brought',
    'leave left',
    'write wrote written',
    'drive drove driven',
    'fly flew flown',
    'build built',
    'teach taught',
    'choose chose chosen',
    'speak spoke spoken',
    'begin began begun',
    'run ran',
    'see saw seen',
    'eat ate eaten',
    'keep kept',
    'meet met',
    'lend lent',
    'steal stole stolen',
    'break broke broken',
    'withdraw withdrew withdrawn',
    'sku skus',
    'menu menus',
    'cpu cpus',
    'gpu gpus',
  ].flatMap((line) => {
    const [root = '', ...forms] = line.split(' ')
    return forms.map((form) => [form, root] as const)
  }),
)

const consonant = '(?:[^aeiouy]|(?<=[aeiou])y|^y)'
const vowel = '(?:[aeiou]|(?<![aeiou]|^)y)'
/** One run of vowels between consonants, and more than one. */
const oneSyllable = new RegExp(`^${consonant}*${vowel}+${consonant}+$`)
const severalSyllables = new RegExp(`^${consonant}*${vowel}+${consonant}+${vowel}+${consonant}+`)
const closed = new RegExp(`${consonant}${vowel}(?![wxy])${consonant}$`)
const hasVowel = new RegExp(vowel)

/** What the forms of an English word share: its number and the light endings of a verb fall away, as in the first step of Porter's stemmer. */
export function stem(word: string): string {
  const base = irregular.get(word) ?? singular(word)
  if (base.length < 4 || !/^[a-z]+$/.test(base)) return base
  return withoutLastE(withoutVerbEnding(base))
}

function withoutVerbEnding(word: string): string {
  const cut = word.replace(/(?:(?<!e)ed|ing)$/, '')
  if (cut === word || cut.length < 2 || !hasVowel.test(cut)) return word
  if (/(?:at|bl|iz)$/.test(cut)) return `${cut}e`
  if (/([^aeioulsz])\1$/.test(cut)) return cut.slice(0, -1)
  return oneSyllable.test(cut) && closed.test(cut) ? `${cut}e` : cut.replace(/(?<=..)i$/, 'y')
}

/** complete and completed, but rate and rat stay apart. */
function withoutLastE(word: string): string {
  const cut = word.replace(/e$/, '')
  return cut !== word && (severalSyllables.test(cut) || (oneSyllable.test(cut) && !closed.test(cut)))
    ? cut
    : word
}
