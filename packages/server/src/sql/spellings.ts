import type { SpellVerb } from '@auger/contract/plan'
import { quoteName } from './quote.ts'
import type { NamedSelect } from './select.ts'

/** How many times as frequent a text must be for a rare one to be a slip of it. */
const timesAsFrequent = 5
/** Shorter words that differ by a letter are different words. */
const leastLetters = 5

export interface Spellings {
  readonly named: readonly NamedSelect[]
  /** The one spelling of the column's text, in a row of `from`. */
  readonly expression: string
}

/** The selects that find what other texts are written for each; `free` finds a name for each of them. */
export function spellingsSql(
  { column, near }: SpellVerb,
  from: string,
  free: (wish: string) => string,
): Spellings {
  const names = {
    counted: free('counted'),
    forms: free('forms'),
    slips: free('slips'),
    usual: free('spellings'),
  }
  const [counted, forms, slips] = [names.counted, names.forms, names.slips].map(quoteName)
  const text = quoteName(column)
  const usual = near === true ? `coalesce(${slips}."usual", ${forms}."usual")` : `${forms}."usual"`
  const changed = `(SELECT map(coalesce(list("written"), []), coalesce(list("usual"), [])) FROM ${quoteName(names.usual)})`
  return {
    named: [
      {
        name: names.counted,
        // Texts are looked at once each, however many rows have them.
        select: [
          `SELECT "written", "spelling", ${alikeSql} AS "alike", "rows"`,
          `FROM (SELECT "written", ${plainSql} AS "spelling", "rows"`,
          `FROM (SELECT ${text} AS "written", count(*) AS "rows" FROM ${quoteName(from)} WHERE ${text} IS NOT NULL GROUP BY 1))`,
        ],
      },
      {
        name: names.forms,
        select: [
          'SELECT "alike", first("spelling" ORDER BY "rows" DESC, "spelling") AS "usual", sum("rows") AS "rows"',
          `FROM (SELECT "alike", "spelling", sum("rows") AS "rows" FROM ${counted} GROUP BY "alike", "spelling")`,
          'GROUP BY "alike"',
        ],
      },
      ...(near === true ? [{ name: names.slips, select: slipsSql(names.forms) }] : []),
      {
        name: names.usual,
        select: [
          `SELECT ${counted}."written", ${usual} AS "usual"`,
          `FROM ${counted} JOIN ${forms} ON ${forms}."alike" = ${counted}."alike"`,
          ...(near === true ? [`LEFT JOIN ${slips} ON ${slips}."alike" = ${counted}."alike"`] : []),
          `WHERE ${counted}."written" <> ${usual}`,
        ],
      },
    ],
    expression: `coalesce(map_extract_value(${changed}, ${text}), ${text})`,
  }
}

const plainSql = `trim(regexp_replace("written", '[\\s\\p{Z}]+', ' ', 'g'))`

/** What texts share that are one: marks tell words apart in other scripts, and are accents in the Latin one alone. */
const alikeSql = `CASE WHEN regexp_full_match(lower("spelling"), '[\\p{Latin}\\p{Common}\\p{Inherited}]*') THEN replace(strip_accents(lower("spelling")), 'ß', 'ss') ELSE nfc_normalize(lower("spelling")) END`

/** Rare texts beside frequent ones; of alphabets alone, because a sign of other scripts is a word. Signs, digits and short words must be the same. */
const slipsSql = (forms: string): readonly string[] => [
  'SELECT rare."alike", first(frequent."usual" ORDER BY frequent."rows" DESC, frequent."usual") AS "usual"',
  `FROM ${quoteName(forms)} AS rare JOIN ${quoteName(forms)} AS frequent`,
  `ON left(frequent."alike", 1) = left(rare."alike", 1)`,
  `  AND frequent."rows" >= ${timesAsFrequent} * rare."rows"`,
  `  AND least(length(rare."alike"), length(frequent."alike")) >= ${leastLetters}`,
  `  AND abs(length(rare."alike") - length(frequent."alike")) <= 1`,
  `  AND ${keptSql('rare."alike"')} = ${keptSql('frequent."alike"')}`,
  `  AND regexp_full_match(rare."alike", '[\\p{Latin}\\p{Cyrillic}\\p{Greek}\\p{Common}]*')`,
  `  AND damerau_levenshtein(rare."alike", frequent."alike") = 1`,
  'GROUP BY rare."alike"',
]

const keptSql = (text: string): string =>
  `regexp_extract_all(' ' || replace(${text}, ' ', '  ') || ' ', ' \\p{L}{1,3} |[^\\p{L}\\p{M} .,''’_/-]+')`
