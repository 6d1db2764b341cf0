// The sets of questions. A set is
//   { name, mode, itemsOf(question, files), answerOf(job), alsoOf?, languages?, swaps? }
// where itemsOf says what is asked for a line of questions.jsonl: [{ id, lang?, question, dataset: { name, files } }];
// answerOf is what a line says of an answer, alsoOf what it says in any case; languages are those asked unless others are
// named; swaps: its tables are different enough for a question to have no answer in another one.
import { dabench } from './dabench.mjs'
import { geoquery } from './geoquery.mjs'
import { lessons } from './lessons.mjs'
import { locales } from './locales.mjs'
import { nvbench } from './nvbench.mjs'
import { spider } from './spider.mjs'
import { wikisql } from './wikisql.mjs'
import { wtq } from './wtq.mjs'
import { xquad } from './xquad.mjs'

export const sets = [dabench, wikisql, wtq, spider, geoquery, lessons, locales, nvbench, xquad]
