// The sets of questions. A set is
//   { name, mode, itemsOf(question, files), answerOf(job), alsoOf?, languages?, swaps?, training?, folder? }
// where itemsOf says what is asked for a line of questions.jsonl: [{ id, lang?, question, dataset: { name, files }, talk?, turn?,
// rules? }], those of one talk in one session, in the order of their turns, rules being what its gold leaves out of how an answer is
// judged; answerOf is what a line says of an answer, alsoOf what it says in any case; languages are those asked unless others are
// named; swaps: its tables are different enough for a question to have no answer in another one; training: it lies in the folder to
// learn from; folder: what it is called there, where not by its name.
import { asked } from './asked.mjs'
import { dabench } from './dabench.mjs'
import { geoquery } from './geoquery.mjs'
import { lessons } from './lessons.mjs'
import { locales } from './locales.mjs'
import { nvbench } from './nvbench.mjs'
import { people } from './people.mjs'
import { spider } from './spider.mjs'
import { trainWtq } from './train-wtq.mjs'
import { wikisql } from './wikisql.mjs'
import { wtq } from './wtq.mjs'
import { xquad } from './xquad.mjs'

export const sets = [
  ...[asked, dabench, wikisql, wtq, spider, geoquery, lessons, locales, nvbench, people, xquad],
  trainWtq,
]
