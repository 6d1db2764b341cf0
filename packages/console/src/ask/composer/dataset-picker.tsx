import { Combobox, UnstyledButton, useCombobox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useProject } from '../../application/place.tsx'
import { CheckIcon, ChevronIcon, DataIcon } from '../../application/icons.tsx'
import { useWords } from '../../words/words-provider.tsx'
import { datasetsQuery } from '../datasets-query.ts'
import classes from './dataset-picker.module.css'

interface DatasetPickerProps {
  readonly datasetId: string | undefined
  readonly onDataset: (id: string) => void
}

/** Which dataset is asked. */
export function DatasetPicker({ datasetId, onDataset }: DatasetPickerProps) {
  const words = useWords().ask.composer
  const { project_id } = useProject()
  const [search, setSearch] = useState('')
  const datasets = useQuery(datasetsQuery(project_id))
  const records = datasets.data?.records ?? []
  const chosen = records.find(({ id }) => id === datasetId)
  const found = records.filter(({ name }) => name.toLocaleLowerCase().includes(search.toLocaleLowerCase()))
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setSearch('')
    },
  })
  if (records.length === 0) return null
  const label = chosen === undefined ? words.chooseDataset : words.dataset({ dataset: chosen.name })
  return (
    <Combobox
      store={combobox}
      width={300}
      position="top-start"
      withinPortal
      onOptionSubmit={(id) => {
        onDataset(id)
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <UnstyledButton
          className={classes.button}
          aria-label={label}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          onClick={() => combobox.toggleDropdown()}
        >
          <DataIcon size={15} />
          <span className={classes.name} dir="auto">
            {chosen?.name ?? words.chooseDataset}
          </span>
          <ChevronIcon size={13} />
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        {records.length > 7 && (
          <Combobox.Search
            value={search}
            aria-label={words.searchDatasets}
            placeholder={words.searchDatasets}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        <Combobox.Options mah={300} className={classes.options} aria-label={words.chooseDataset}>
          {found.map(({ id, name }) => (
            <Combobox.Option key={id} value={id} active={id === datasetId} aria-selected={id === datasetId}>
              <span className={classes.option}>
                <span className={classes.name} dir="auto">
                  {name}
                </span>
                {id === datasetId && <CheckIcon size={14} />}
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{words.noDatasets}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
