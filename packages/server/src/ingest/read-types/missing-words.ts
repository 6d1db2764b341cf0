/** What programs write where a value is missing. Among words they may be words, so there only the unmistakable count. */
const always = ['#N/A', '#NA', '#NULL!', '<NA>', 'NaN', 'nan', '\\N']
const amongValues = [
  '-',
  '--',
  '.',
  '?',
  '#DIV/0!',
  '#REF!',
  '#VALUE!',
  'N/A',
  'NA',
  'NIL',
  'NONE',
  'NULL',
  'None',
  'n/a',
  'na',
  'nil',
  'none',
  'null',
  '—',
  '–',
]

export const missingInText: readonly string[] = always
export const missingInValues: readonly string[] = [...always, ...amongValues]
