import { simplifiedOf } from '../chinese-forms.ts'
import type { Heard, Hears, MeaningKind } from '../hears.ts'
import { remembered } from '../remembered.ts'
import { hears as mainland } from '../zh-cn/hear.ts'
import { extents } from './extents.ts'
import { own, ownSynonyms, ownWords } from './own.ts'
import { phrasings } from './phrasings.ts'
import { taiwanese } from './taiwanese.ts'

const all = (words: readonly string[]): readonly string[] => [...new Set(words.flatMap(taiwanese))]

/** What is left out: in Taiwan a 列 is a row, 數量 is rather a column, and 為何 asks what something is. */
const otherwise: { readonly [Kind in MeaningKind]?: readonly string[] } = {
  list: ['列'],
  quantity: ['数量', '数', '量'],
  when: ['以后'],
  unsupported: ['为何'],
}

const converted = ({ meaning, phrases }: Heard): Heard => ({
  meaning,
  phrases: all(phrases.filter((phrase) => otherwise[meaning.kind]?.includes(phrase) !== true)),
})

/** 銷售 is what was done with the rows and no column of its own. */
function joined(): Hears['glossary'] {
  const known = new Map(ownWords)
  for (const [word, others] of mainland.glossary.filter(([one]) => one !== '销售'))
    for (const form of taiwanese(word)) if (!known.has(form)) known.set(form, others)
  return [...known]
}

export const hears: Hears = {
  spaced: false,
  words: [...mainland.words.map(converted), ...own, ...phrasings, ...extents],
  synonyms: [...ownSynonyms, ...mainland.synonyms.map(all)],
  glossary: joined(),
  kindWords: all(mainland.kindWords),
  intensive: all(mainland.intensive),
  extensive: [...all(mainland.extensive), '營業額', '業績', '件數'],
  personWords: [...all(mainland.personWords), '業務', '主管', '店長'],
  placeWords: [...all(mainland.placeWords), '縣市', '據點', '門市'],
  rankWords: ['排名', '名次'],
  sizeWords: ['面積', '大小'],
  stem: remembered(simplifiedOf),
}
