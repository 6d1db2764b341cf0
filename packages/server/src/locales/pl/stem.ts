import { singular } from '../singular.ts'
import { plain } from './spellings.ts'

/** Forms that no ending explains. */
const irregular: ReadonlyMap<string, string> = new Map(
  [
    'rok roku rokiem lata lat latach latami roki',
    'dzien dnia dni dniu dniem dniach dniom',
    'tydzien tygodnia tygodni tygodnie tygodniu tygodniach',
    'miesiac miesiaca miesiecy miesiace miesiacu miesiacach miesiacom miesiacem',
    'miasto miasta miast miescie miastu miastem miastach miastom miastami',
    'imie imienia imion imiona imieniu imieniem imionach',
    'plec plci plecia plciach',
    'uczen ucznia uczniow uczniowie uczniem uczniach uczniom',
    'czlowiek czlowieka ludzie ludzi ludziach ludziom ludzmi',
    'dziecko dziecka dzieci dzieciach dzieciom',
    'powiat powiatu powiaty powiatow powiecie powiatach',
    'gra gry gier grze grach grom',
    'pokoj pokoju pokoje pokoi pokojow pokojach pokojem',
    'pies psa psy psow psach psom',
    'niemcy niemiec niemczech niemcom',
    'wlochy wloch wloszech',
    'wegry wegier wegrzech',
    'bialystok bialymstoku bialegostoku',
    'zycie zycia zyciu zyciem',
    'srednia sredniej srednie srednich srednia',
    'brat bracia braci',
    'osoba osoby osob osobie osobe osobach osobami osobom',
    'praca pracy prace prac pracach',
    'kraj kraju kraje krajow krajach krajom krajem',
    'stan stanu stany stanow stanie stanach stanem',
    'sad sadu sady sadow sadzie',
    'wiek wieku wiekiem',
    'cena ceny cen cenie cene cenach cenami cenom cena',
    'lek leki lekow leku lekach',
    'gosc goscia goscie gosci gosciach gosciom',
    'tydz tyg',
  ].flatMap((line) => {
    const [root = '', ...forms] = line.split(' ')
    return [root, ...forms].map((form) => [form, `${root}~`])
  }),
)

const ending =
  /(?:owie|iami|iach|iego|iemu|ych|ich|ego|emu|ymi|imi|ami|ach|iom|iem|owi|iej|ia|ie|io|iu|ii|ow|om|em|ej|ym|im|a|e|i|o|u|y)$/

/** Consonants that soften before an ending, as they are without it: klienci, produkcie, autorzy, Polsce. */
const hardened = (word: string): string =>
  word
    .replace(/(?<=[nk])ci(?:e)?$/, 't')
    .replace(/(?<=sz)cie$/, 't')
    .replace(/(?<=[aiouy]|(?<![jzt])e)cie$/, 't')
    .replace(/(?<=[aeouy])dzie$/, 'd')
    .replace(/(?<=[oe])rz[ey]$/, 'r')

const withoutEnding = (word: string): string => {
  const cut = word.replace(ending, '')
  return cut.length >= 3 && /[aeiouy]/.test(cut) ? cut : word
}

/** Vowels that come and go, and the last consonant of the cases: książek, książce; mieszkaniec, mieszkańcy. */
const bare = (root: string): string =>
  root
    .replace(/(?<=..)i?ek$/, 'k')
    .replace(/(?<=...)i?ec$/, 'c')
    .replace(/(?<=...)c$/, 'k')

/** What the cases and numbers of a Polish word share, in plain letters: zamówień, zamówienia and zamowienie are one. */
export function stem(word: string): string {
  const whole = plain(word)
  if (!/^[a-z]+$/.test(whole)) return whole
  const known = irregular.get(whole)
  if (known !== undefined) return known
  let root = hardened(whole)
  for (let before = ''; before !== root;) {
    before = root
    root = withoutEnding(singular(root))
  }
  return bare(root)
}

const cases =
  /(?:owie|iami|iach|iego|iemu|ych|ich|ego|emu|ymi|imi|ami|ach|iom|iem|owi|iej|ią|ię|ia|ie|iu|ii|ów|om|em|ej|ym|im|ą|ę|a|e|i|o|u|y)$/
const nominative = ['', 'a', 'o', 'e', 'y', 'i', 'ia', 'ie', 'ka', 'any', 'ów']

/** What a name may be where it is not inflected, in its own letters: wrocławiu, wrocław; krakowie, kraków. */
export function bases(word: string): readonly string[] {
  const root = word.replace(cases, '')
  if (root.length < 2 || root === word) return [word]
  const roots = new Set([
    root,
    root.replace(/o(?=[^aeiouy]{1,2}$)/, 'ó'),
    root.replace(/n$/, 'ń'),
    root.replace(/z$/, 'ź'),
    root.replace(/c$/, 'k'),
    root.replace(/c$/, 'ć'),
    root.replace(/(?<=[^aeiouy])([kr])$/, 'e$1'),
    root.replace(/ci$|ci?(?=$)/, 't'),
    root.replace(/dz$/, 'd'),
    root.replace(/dz$/, 'dź').replace(/o(?=dź$)/, 'ó'),
  ])
  return [word, ...[...roots].flatMap((one) => nominative.map((end) => one + end))]
}
