import { ActionIcon, Menu, SegmentedControl, Tooltip } from '@mantine/core'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { View } from 'vega'
import type { ImageLink } from '@auger/contract'
import { DownloadIcon } from '../../application/icons.tsx'
import { saveAddress } from '../../data/save-address.ts'
import { ownAddress } from '../../server/own-address.ts'
import { useWords } from '../../words/words-provider.tsx'
import { AnswerSkeleton } from '../answer/answer-skeleton.tsx'
import { ExpiredFile, isExpired } from '../answer/expired-file.tsx'
import { useFileText } from '../tables/use-file-text.ts'
import { objectOf, type ChartSpecification } from './chart-specification.ts'
import { chartTable } from './chart-table.ts'
import { variantOf, variantsOf, type Variant } from './chart-variant.ts'
import { saveDrawing } from './save-drawing.ts'
import classes from './chart-block.module.css'

const ChartView = lazy(() => import('./chart-view.tsx').then((module) => ({ default: module.ChartView })))
const DataTable = lazy(() =>
  import('../../table/data-table.tsx').then((module) => ({ default: module.DataTable })),
)

type Shown = 'given' | 'table' | Variant

/** A chart of the answer: as it was drawn, as bars, as a line, or its figures. Where it cannot be drawn here, its picture is shown. */
export function ChartBlock({ link }: { readonly link: ImageLink }) {
  const words = useWords().ask.chart
  const file = useFileText(link.spec_url)
  const [shown, setShown] = useState<Shown>('given')
  const [view, setView] = useState<View>()
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const given = useMemo(() => read(file.data), [file.data])
  const specification = useMemo(() => {
    if (given === undefined || shown === 'given' || shown === 'table') return given
    return variantOf(given, shown)
  }, [given, shown])
  const table = useMemo(
    () => (given === undefined || shown !== 'table' ? undefined : chartTable(given)),
    [given, shown],
  )
  const label = words.label({ title: link.name })
  const isPicture = failed || file.isError || (file.isSuccess && given === undefined)
  const choices = [
    { value: 'given', label: words.asItIs },
    ...variantsOf(given ?? {}).map((variant) => ({ value: variant, label: words[variant] })),
    { value: 'table', label: words.table },
  ]
  if (isExpired(file.error)) return <ExpiredFile />
  return (
    <figure className={classes.chart}>
      <div className={classes.tools}>
        {!isPicture && given !== undefined && (
          <SegmentedControl
            size="xs"
            aria-label={words.as}
            value={shown}
            data={choices}
            onChange={(value) => setShown(value as Shown)}
          />
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <Tooltip label={words.downloadAs}>
              <ActionIcon variant="subtle" color="gray" aria-label={words.downloadAs}>
                <DownloadIcon size={16} />
              </ActionIcon>
            </Tooltip>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => saveAddress(link.url, `${link.name}.png`)}>{words.png}</Menu.Item>
            <Menu.Item
              disabled={view === undefined}
              onClick={() => void saveDrawing(view, `${link.name}.svg`)}
            >
              {words.svg}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {isPicture && <img className={classes.picture} src={ownAddress(link.url)} alt={label} />}
      {!isPicture && specification === undefined && <AnswerSkeleton />}
      {!isPicture && specification !== undefined && (
        <Suspense fallback={<AnswerSkeleton />}>
          {table === undefined ? (
            <div className={classes.scroll}>
              <ChartView specification={specification} label={label} onView={setView} onFailure={fail} />
            </div>
          ) : (
            <DataTable columns={table.columns} source={{ kind: 'rows', rows: table.rows }} label={label} />
          )}
        </Suspense>
      )}
    </figure>
  )
}

function read(text: string | undefined): ChartSpecification | undefined {
  if (text === undefined) return undefined
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return undefined
  }
}
