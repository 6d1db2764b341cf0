import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProject } from '../../application/place.tsx'
import { nameOfFiles } from '../../data/upload/name-of-files.ts'
import { uploadsOf } from '../../data/upload/uploads-of.ts'
import { wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'

/** Files that are dropped while one asks become a new dataset, which is asked from then on. */
export function useAddingFiles(onDataset: (id: string) => void) {
  const { project_id } = useProject()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const { id } = await callWire(project_id, 'createDataset', { name: nameOfFiles(files) })
      uploadsOf(project_id, id).addFiles(files)
      await client.invalidateQueries({ queryKey: wireKey(project_id, 'listDatasets') })
      return id
    },
    onSuccess: onDataset,
  })
}
