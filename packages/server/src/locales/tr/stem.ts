import { singular } from '../singular.ts'
import { plain } from './spellings.ts'

/** Cases, possessives and numbers; ı is written i and ü u by then. */
const endings =
  'larimiz lerimiz lari leri lar ler imiz umuz sindaki sindeki sundaki ndaki ndeki daki deki taki teki sindan sinden sundan sunda sinda ' +
  'sinde sinin sunun sina sine suna sune sini sunu inda inde unda unde indan inden undan unden inin unun ina ine una une ini unu ndan nden ' +
  'nda nde nin nun yla yle dan den tan ten si su yi yu ya ye na ne ni nu da de ta te la le in un i u a e'

const ending = new RegExp(`(?:${endings.replaceAll(' ', '|')})$`)
const onlyEndings = new RegExp(`^(?:${endings.replaceAll(' ', '|')})*$`)

/** Nouns whose second vowel falls out before an ending, as they stand then. */
const shortened: { readonly [root: string]: string } = {
  sehr: 'sehir',
  ism: 'isim',
  kayd: 'kayit',
  nehr: 'nehir',
  sekl: 'sekil',
  vakt: 'vakit',
  metn: 'metin',
  izn: 'izin',
  hacm: 'hacim',
  resm: 'resim',
  nakd: 'nakit',
}

const softer: { readonly [letter: string]: string } = { k: 'g', p: 'b', t: 'd' }

/** Whole words that look like an ending on another: ada is no ad, kişi no kış. */
const whole = new Set(['ada', 'kare', 'kisi'])

/** The words we know, as they stand before endings (uçağı), to the form that they are compared by. */
function rootsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>(Object.entries(shortened))
  const words = [...new Set(names.flatMap((name) => plain(name).split(' ')))]
  for (const word of words.filter(({ length }) => length > 1).sort((a, b) => a.length - b.length)) {
    if (!whole.has(word) && rootIn(known, word) !== undefined) continue
    const form = singular(word)
    const soft = softer[word.slice(-1)]
    for (const standing of [word, form, ...(soft === undefined ? [] : [word.slice(0, -1) + soft])])
      known.set(standing, form)
  }
  return known
}

/** The longest word that is known and that only endings follow. */
function rootIn(known: ReadonlyMap<string, string>, word: string): string | undefined {
  for (let length = word.length; length > 1; length--) {
    const form = known.get(word.slice(0, length))
    if (form !== undefined && onlyEndings.test(word.slice(length))) return form
  }
  return undefined
}

const cut = (word: string): string => {
  const root = word.replace(ending, '')
  return root.length >= 3 && /[aeiou]/.test(root) ? root : word
}

/** What the forms of a Turkish noun share, in plain letters: satışların, satışları and satis are one. `names` are nouns that are known. */
export function stemmerOf(names: readonly string[]): (word: string) => string {
  const roots = rootsOf(names)
  return (word) => {
    const bare = plain(word)
    return /^[a-z]+$/.test(bare) ? (rootIn(roots, bare) ?? withoutEndings(bare)) : bare
  }
}

function withoutEndings(word: string): string {
  const root = cut(singular(word))
  return root === word ? root : withoutEndings(root)
}

const written =
  /(?:(?:[sn]?[ıiuü])?n?[dt][ae](?:ki|n)?|(?:[sn]?[ıiuü])?n[ıiuü]n|(?:[sn]?[ıiuü])?n[ae]|l[ae]r[ıi]?|[ıiuü]n|[sny]?[ıiuü]|[y]?[ae]|yl[ae]|l[ae])$/

const voiceless: { readonly [letter: string]: string } = { ğ: 'k', g: 'k', b: 'p', d: 't', c: 'ç' }

/** What may be left of a word of Turkish when its endings go, one after the other: ankaradaki, ankara. */
export function bases(word: string): readonly string[] {
  const found = new Set<string>([word])
  for (const form of found) {
    const root = form.replace(written, '')
    if (root.length < 3 || root === form || found.size > 8) continue
    found.add(root)
    const last = voiceless[root.slice(-1)]
    if (last !== undefined) found.add(root.slice(0, -1) + last)
    if (/[ıiuü]$/.test(form) && form.length > 4) found.add(form.slice(0, -1))
  }
  return [...found]
}

const negated = /m[ae](?:y[ae]n(?:l[ae]r.*)?|m[ıi]ş|mis|d[ıi]|d[ıi]k.*|diği|dığı)$/u

/** gönderil|meyen, öden|memiş: what was done, and that it was not. */
export function parts(word: string): readonly number[] {
  const found = negated.exec(word.toLowerCase())
  return found === null || found.index < 3 ? [] : [found.index]
}
