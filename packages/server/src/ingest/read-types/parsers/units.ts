import type { ColumnUnit } from '../../../domain/table.ts'
import { currencies } from './currencies.ts'
import { measures, percents } from './measures.ts'

/** A unit and every way it is written. */
export interface KnownUnit extends ColumnUnit {
  readonly forms: readonly string[]
}

const kinds = { currency: currencies, percent: percents, unit: measures } as const

export const knownUnits: readonly KnownUnit[] = (['currency', 'percent', 'unit'] as const).flatMap((kind) =>
  kinds[kind].map((forms) => ({ kind, text: forms[0] ?? '', forms })),
)

const byForm = new Map(knownUnits.flatMap((unit) => unit.forms.map((form) => [form, unit] as const)))

/** The unit that is written just so. */
export const unitWritten = (form: string): KnownUnit | undefined => byForm.get(form)
