import { NativeSelect, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import { natureChoices, typeChoices, type TypeChoice } from './natures.ts'
import type { UnderstoodColumn } from './read-report.ts'
import classes from './report.module.css'
import { typeName } from './type-name.ts'
import type { ColumnDefinitions } from './use-column-definitions.ts'

interface ColumnRowProps {
  readonly column: UnderstoodColumn
  readonly type: TypeChoice | undefined
  readonly onType: (column: string, type: TypeChoice | undefined) => void
  readonly definitions: ColumnDefinitions
}

/** What a column was taken for. A type waits for the file to be read anew; what it is and counts holds at once. */
export function ColumnRow({ column, type, onType, definitions }: ColumnRowProps): ReactNode {
  const { report: words, types, natures } = useWords().data
  const format = useFormat()
  const { name, missing, distinct, readAs } = column
  const nature = definitions.natureOf(name) ?? column.nature ?? ''
  const unit = definitions.unitOf(name) ?? column.unit ?? ''
  const [typed, setTyped] = useState<string>()
  const saveUnit = () => {
    if (typed !== undefined && typed.trim() !== '' && typed.trim() !== unit)
      definitions.defineUnit(name, typed.trim())
    setTyped(undefined)
  }
  return (
    <tr>
      <th scope="row" dir="auto" className={classes.name}>
        {name}
      </th>
      <td>
        <NativeSelect
          size="xs"
          miw={150}
          aria-label={words.typeOf({ column: name })}
          value={type ?? ''}
          data={[
            { value: '', label: typeName(column.type, types) },
            ...typeChoices
              .filter((choice) => choice !== column.type || choice === type)
              .map((choice) => ({ value: choice, label: types[choice] })),
          ]}
          onChange={(event) => {
            const wanted = event.currentTarget.value
            onType(
              name,
              typeChoices.find((choice) => choice === wanted),
            )
          }}
        />
      </td>
      <td>
        <NativeSelect
          size="xs"
          miw={210}
          className={classes.nature}
          aria-label={words.natureOf({ column: name })}
          value={nature}
          data={[
            ...(nature === '' ? [{ value: '', label: words.nothing }] : []),
            ...natureChoices.map((choice) => ({ value: choice, label: natures[choice] })),
          ]}
          onChange={(event) => {
            const wanted = natureChoices.find((choice) => choice === event.currentTarget.value)
            if (wanted !== undefined) definitions.defineNature(name, wanted)
          }}
        />
      </td>
      <td>
        <TextInput
          size="xs"
          w={90}
          aria-label={words.unitOf({ column: name })}
          value={typed ?? unit}
          maxLength={32}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
          }}
          onBlur={saveUnit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') saveUnit()
          }}
        />
      </td>
      <td className={classes.number}>{format.number(missing)}</td>
      <td className={classes.number}>{distinct === undefined ? words.nothing : format.number(distinct)}</td>
      <td dir="auto">{readAs ?? words.nothing}</td>
    </tr>
  )
}
