import { stemWords } from '../../../../locales/index.ts'
import type { Table } from '../../../../domain/table.ts'
import { columnForms, type ColumnForms } from '../column-forms.ts'
import { formOf } from '../form.ts'
import type { LinkedColumn } from '../link.ts'
import { oncePerQuestion } from '../once-per-question.ts'
import type { ReadQuestion } from '../question.ts'
import { alsoCalled } from './also-called.ts'

/** What people say that a column is called is as sure as its name. */
const quality = 0.98
const inflected = 0.95

/** Every form under which a question may call a table's columns: by their names, and by what people also call them. */
export function calledForms(question: ReadQuestion, table: Table): ColumnForms {
  const own = question.locale.hears.stem
  const { columns } = alsoCalled(question, table)
  if (columns.length === 0) return columnForms(table, own)
  const known = formsOf(question)
  const forms = known.get(table) ?? withSynonyms(columnForms(table, own), columns, own)
  known.set(table, forms)
  return forms
}

const formsOf = oncePerQuestion(() => new Map<Table, ColumnForms>())

function withSynonyms(
  plain: ColumnForms,
  columns: ReturnType<typeof alsoCalled>['columns'],
  own: ReadQuestion['locale']['hears']['stem'],
): ColumnForms {
  const forms = new Map(plain)
  const add = (form: string, linked: LinkedColumn): void => {
    const others = (forms.get(form) ?? []).filter(({ column }) => column !== linked.column)
    forms.set(
      form,
      [linked, ...others].sort((a, b) => b.quality - a.quality),
    )
  }
  for (const { column, words } of columns)
    for (const form of words.map(formOf)) {
      if (own !== undefined) add(stemWords(form, own), { column, how: 'exact', quality: inflected })
      add(form, { column, how: 'exact', quality })
    }
  return forms
}
