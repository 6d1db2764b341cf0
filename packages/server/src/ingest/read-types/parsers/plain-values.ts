import type { ValueParser } from './value-parser.ts'

const after = '([.][0-9]*)?|[.][0-9]+)([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-8][0-9]))?'

export const trueOrFalse: ValueParser = {
  name: 'true or false',
  type: 'boolean',
  pattern: '[Tt]rue|TRUE|[Ff]alse|FALSE',
  value: (text) => `TRY_CAST(${text} AS BOOLEAN)`,
}

/** A leading zero means a code, more digits than eighteen mean a code too, and many digits after a plus a telephone. */
export const wholeNumbers: ValueParser = {
  name: 'whole numbers',
  type: 'integer',
  pattern: '-?(0|[1-9][0-9]{0,17})|[+](0|[1-9][0-9]{0,6})',
  value: (text) => `TRY_CAST(${text} AS BIGINT)`,
}

export const numbers: ValueParser = {
  name: 'numbers',
  type: 'number',
  pattern: `-?((0|[1-9][0-9]{0,14})${after}|[+]((0|[1-9][0-9]{0,6})${after}`,
  value: (text) => `TRY_CAST(${text} AS DOUBLE)`,
}
