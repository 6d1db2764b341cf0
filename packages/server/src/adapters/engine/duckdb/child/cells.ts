import type { Cell } from '@auger/contract'
import {
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBTypeId,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api'
import type { ColumnType } from '../../../../domain/table.ts'

/** How the values of one column of a result become cells. */
export interface ColumnReader {
  readonly type: ColumnType
  cell(value: DuckDBValue): Cell
  /** As it stands in a CSV; null where there is nothing. */
  text(value: DuckDBValue): string | null
}

export function columnReader(type: DuckDBType): ColumnReader {
  switch (type.typeId) {
    case DuckDBTypeId.BOOLEAN:
      return reader('boolean', (value) => (typeof value === 'boolean' ? value : String(value)))
    case DuckDBTypeId.TINYINT:
    case DuckDBTypeId.SMALLINT:
    case DuckDBTypeId.INTEGER:
    case DuckDBTypeId.BIGINT:
    case DuckDBTypeId.HUGEINT:
    case DuckDBTypeId.UTINYINT:
    case DuckDBTypeId.USMALLINT:
    case DuckDBTypeId.UINTEGER:
    case DuckDBTypeId.UBIGINT:
    case DuckDBTypeId.UHUGEINT:
      return reader('integer', integerCell)
    case DuckDBTypeId.FLOAT:
    case DuckDBTypeId.DOUBLE:
      return reader('number', doubleCell)
    case DuckDBTypeId.DECIMAL:
      return reader('number', decimalCell, (value) => String(value))
    case DuckDBTypeId.DATE:
      return reader('date', dateCell)
    case DuckDBTypeId.TIMESTAMP:
    case DuckDBTypeId.TIMESTAMP_S:
    case DuckDBTypeId.TIMESTAMP_MS:
    case DuckDBTypeId.TIMESTAMP_NS:
    case DuckDBTypeId.TIMESTAMP_TZ:
      return reader('timestamp', timestampCell)
    default:
      return reader('text', (value) => String(value))
  }
}

function reader(
  type: ColumnType,
  cell: (value: NonNullable<DuckDBValue>) => Cell,
  text: (value: NonNullable<DuckDBValue>) => string | null = (value) => textOf(cell(value)),
): ColumnReader {
  return {
    type,
    cell: (value) => (value === null ? null : cell(value)),
    text: (value) => (value === null ? null : text(value)),
  }
}

const textOf = (cell: Cell) => (cell === null ? null : String(cell))

function integerCell(value: NonNullable<DuckDBValue>): Cell {
  if (typeof value !== 'bigint') return Number(value)
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value.toString()
}

/** Fifteen significant digits are the most that every double keeps. */
const trueDigits = 15

/** What lies behind them is the noise of adding up: 0.1 + 0.2 is 0.3. */
function doubleCell(value: NonNullable<DuckDBValue>): Cell {
  const number = Number(value)
  if (!Number.isFinite(number)) return null
  return String(number).length <= trueDigits ? number : Number(number.toPrecision(trueDigits))
}

function decimalCell(value: NonNullable<DuckDBValue>): Cell {
  const text = String(value)
  if (!(value instanceof DuckDBDecimalValue)) return text
  const digits = value.value.toString().replace('-', '').replace(/0+$/, '')
  return digits.length <= trueDigits ? Number(text) : text
}

function dateCell(value: NonNullable<DuckDBValue>): Cell {
  const { PosInf, NegInf } = DuckDBDateValue
  if (!(value instanceof DuckDBDateValue)) return String(value)
  return value.days === PosInf.days || value.days === NegInf.days ? null : value.toString()
}

/** The child lives in UTC, so an offset is always this one. */
function timestampCell(value: NonNullable<DuckDBValue>): Cell {
  const text = String(value)
  return text.endsWith('infinity') ? null : text.replace(/\+00$/, '')
}
