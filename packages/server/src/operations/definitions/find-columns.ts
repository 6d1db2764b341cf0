import { fold, type Column, type Table } from '../../domain/table.ts'
import { ExpressionProblem, expressionsIn, type Expression } from './expression.ts'

type Mention = Extract<Expression, { kind: 'column' }>

const mostListed = 30

/** The columns that a name may stand for: the one that is called just so, else all that are whatever the case. */
export function columnsCalled(name: string, { columns }: Table): readonly Column[] {
  const exact = columns.filter((column) => column.name === name)
  return exact.length > 0 ? exact : columns.filter((column) => fold(column.name) === fold(name))
}

/** The table whose columns an expression is made of; an ExpressionProblem tells where there is none, or not one alone. */
export function tableOfExpression(expression: Expression, tables: readonly Table[]): Table {
  const mentions = expressionsIn(expression).filter((part) => part.kind === 'column')
  const fitting = tables.filter((table) =>
    mentions.every(({ column }) => columnsCalled(column, table).length > 0),
  )
  const [only] = fitting
  if (only !== undefined && fitting.length === 1) return only
  const [first] = mentions
  if (first === undefined)
    throw new ExpressionProblem(1, `it names no column: say in "table" of which: ${named(tables)}`)
  throw fitting.length > 1
    ? new ExpressionProblem(
        first.at,
        `"${first.column}" is a column of ${named(fitting, ' and ')}: say which in "table"`,
      )
    : noTable(mentions, tables)
}

function noTable(mentions: readonly Mention[], tables: readonly Table[]): ExpressionProblem {
  const holding = ({ column }: Mention): readonly Table[] =>
    tables.filter((table) => columnsCalled(column, table).length > 0)
  const unknown = mentions.find((mention) => holding(mention).length === 0)
  if (unknown !== undefined)
    return new ExpressionProblem(
      unknown.at,
      `there is no column "${unknown.column}"; there is ${columnsIn(tables)}`,
    )
  const last = mentions.at(-1)
  const places = [...new Map(mentions.map((mention) => [mention.column, mention])).values()].map(
    (mention) => `"${mention.column}" is of ${named(holding(mention), ' and ')}`,
  )
  return new ExpressionProblem(
    last?.at ?? 1,
    `a metric is made of the columns of one table, and ${places.join(', ')}`,
  )
}

/** The column that a name stands for in the table of its expression. */
export function columnOf({ column: name, at }: Mention, table: Table): Column {
  const found = columnsCalled(name, table)
  const [only] = found
  if (only === undefined)
    throw new ExpressionProblem(at, `there is no column "${name}"; there is ${columnsIn([table])}`)
  if (found.length > 1)
    throw new ExpressionProblem(at, `"${name}" may be ${named(found, ' or ')}: write it as it stands there`)
  return only
}

/** What columns there are, for whoever named one that is not. */
export function columnsIn(tables: readonly Table[]): string {
  const names = tables.flatMap(({ columns }) => columns.map(({ name }) => name))
  const more = names.length - mostListed
  const listed = named(names.slice(0, mostListed).map((name) => ({ name })))
  return more > 0 ? `${listed} and ${more} more` : listed
}

const named = (things: readonly { readonly name: string }[], between = ', '): string =>
  things.map(({ name }) => `"${name}"`).join(between)
