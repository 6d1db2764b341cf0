import type { DatasourceRecord } from '@auger/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import { refusalOf } from '../upload/refusal.ts'
import { sendFile } from '../upload/send-file.ts'
import { uploadMemory } from '../upload/upload-memory.ts'
import { readAtLast } from './read-at-last.ts'

export type Replacement =
  | { readonly step: 'choosing' }
  | { readonly step: 'sending'; readonly file: File; readonly sentBytes: number }
  | { readonly step: 'reading' }
  | { readonly step: 'removing' }
  | { readonly step: 'done'; readonly sourceId: string }
  /** A text says why the newer version cannot be used. */
  | { readonly step: 'failed'; readonly problem: unknown }

/** The newer version is uploaded and read before the old one is removed: in between, nothing is missing. */
export function useReplacement(
  projectId: string,
  source: DatasourceRecord,
): { readonly state: Replacement; readonly replaceBy: (file: File) => void } {
  const client = useQueryClient()
  const [state, setState] = useState<Replacement>({ step: 'choosing' })
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const work = async (file: File, signal: AbortSignal): Promise<void> => {
    const refusal = refusalOf(file)
    if (refusal !== undefined) {
      setState({ step: 'failed', problem: refusal })
      return
    }
    setState({ step: 'sending', file, sentBytes: 0 })
    const key = await sendFile(projectId, file, uploadMemory(projectId, localStorage), {
      signal,
      onProgress: (sentBytes) => {
        setState({ step: 'sending', file, sentBytes })
      },
    })
    const { dataset_id } = source
    const fields = {
      id: dataset_id,
      name: nameFor(file, source),
      type: 'FILE',
      file_object_key: key,
    } as const
    const added = await callWire(projectId, 'createDatasource', fields, { signal })
    setState({ step: 'reading' })
    const read = await readAtLast(projectId, added, signal)
    if (read.status === 'invalid') {
      await callWire(projectId, 'deleteDatasource', { dataset_id, datasource_id: read.id })
      setState({ step: 'failed', problem: read.error ?? '' })
      return
    }
    setState({ step: 'removing' })
    await callWire(projectId, 'deleteDatasource', { dataset_id, datasource_id: source.id })
    setState({ step: 'done', sourceId: read.id })
    await client.invalidateQueries({ queryKey: wireKey(projectId, 'listDatasources') })
  }

  return {
    state,
    replaceBy: (file) => {
      stop.current?.abort()
      const controller = new AbortController()
      stop.current = controller
      work(file, controller.signal).catch((problem: unknown) => {
        if (!controller.signal.aborted) setState({ step: 'failed', problem })
      })
    },
  }
}

/** It keeps the name of the old one where the format is the same: definitions follow a table of the same name. */
function nameFor(file: File, source: DatasourceRecord): string {
  const extension = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return extension(file.name) === extension(source.name) ? source.name : file.name
}
