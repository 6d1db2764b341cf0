import type { CallOptions, Fields, Transport } from './transport.ts'

export function datasetsOf({ call }: Transport) {
  return {
    create: (fields: Fields<'createDataset'>, options?: CallOptions) =>
      call('createDataset', fields, options),
    list: (fields: Fields<'listDatasets'> = {}, options?: CallOptions) =>
      call('listDatasets', fields, options),
    update: (id: string, fields: Fields<'updateDataset', 'id'>, options?: CallOptions) =>
      call('updateDataset', { ...fields, id }, options),
    delete: (id: string, options?: CallOptions) => call('deleteDataset', { id }, options),
    overview: (id: string, options?: CallOptions) => call('getDatasetOverview', { id }, options),
    /** Passages in the running text of its sources, best first. */
    search: (id: string, fields: Fields<'searchDataset', 'id'>, options?: CallOptions) =>
      call('searchDataset', { ...fields, id }, options),
    status: (id: string, options?: CallOptions) => call('getDatasetStatus', { id }, options),
  }
}
