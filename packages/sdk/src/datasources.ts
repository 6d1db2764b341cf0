import type { DatasourceRecord, SourceStatus } from '@auger/contract'
import { followDatasource } from './datasource-stream.ts'
import { pause } from './pause.ts'
import type { CallOptions, Fields, Transport } from './transport.ts'

export interface WaitOptions extends CallOptions {
  /** Two minutes unless told. */
  readonly timeoutMilliseconds?: number
  readonly intervalMilliseconds?: number
}

type ListFields = Omit<Fields<'listDatasources', 'id'>, 'status'> & {
  readonly status?: SourceStatus | readonly SourceStatus[]
}

/** A source that cannot be used, or was not ready in time; `datasource` is how it was seen last. */
export class DatasourceNotReady extends Error {
  override readonly name = 'DatasourceNotReady'
  readonly datasource: DatasourceRecord

  constructor(datasource: DatasourceRecord) {
    const why =
      datasource.status === 'invalid'
        ? `cannot be used: ${datasource.error ?? 'no reason given'}`
        : 'was not ready in time'
    super(`${datasource.name} ${why}`)
    this.datasource = datasource
  }
}

export function datasourcesOf(transport: Transport) {
  const { call } = transport
  const get = (datasetId: string, datasourceId: string, options?: CallOptions) =>
    call('getDatasource', { dataset_id: datasetId, datasource_id: datasourceId }, options)

  return {
    /** Adds a source to a dataset. */
    create: (datasetId: string, fields: Fields<'createDatasource', 'id'>, options?: CallOptions) =>
      call('createDatasource', { ...fields, id: datasetId }, options),
    /** Adds a source to a dataset made for it. */
    createAlone: (fields: Fields<'createDatasourceAlone'>, options?: CallOptions) =>
      call('createDatasourceAlone', fields, options),
    list: (datasetId: string, { status, ...fields }: ListFields = {}, options?: CallOptions) =>
      call(
        'listDatasources',
        { ...fields, ...(status === undefined ? {} : { status: [status].flat().join(',') }), id: datasetId },
        options,
      ),
    get,
    delete: (datasetId: string, datasourceId: string, options?: CallOptions) =>
      call('deleteDatasource', { dataset_id: datasetId, datasource_id: datasourceId }, options),
    presign: (
      datasetId: string,
      datasourceId: string,
      fields: Fields<'presignDatasource', 'dataset_id' | 'datasource_id'> = {},
      options?: CallOptions,
    ) =>
      call('presignDatasource', { ...fields, dataset_id: datasetId, datasource_id: datasourceId }, options),
    /** A signed address of the lines that are in no table, as CSV. */
    presignRejected: (
      datasetId: string,
      datasourceId: string,
      fields: Fields<'presignRejectedRows', 'dataset_id' | 'datasource_id'> = {},
      options?: CallOptions,
    ) =>
      call('presignRejectedRows', { ...fields, dataset_id: datasetId, datasource_id: datasourceId }, options),
    /** Has the file read anew, by these overrides in the place of all earlier ones. */
    reread: (
      datasetId: string,
      datasourceId: string,
      overrides: Fields<'rereadDatasource', 'dataset_id' | 'datasource_id'> = {},
      options?: CallOptions,
    ) =>
      call('rereadDatasource', { ...overrides, dataset_id: datasetId, datasource_id: datasourceId }, options),
    /** The source whenever it has changed, until it is synched, invalid or gone. */
    follow: (datasetId: string, datasourceId: string, options?: CallOptions) =>
      followDatasource(transport, datasetId, datasourceId, options),
    /** Asks until the source is synched; throws DatasourceNotReady when it is invalid or takes too long. */
    waitUntilReady: async (
      datasetId: string,
      datasourceId: string,
      options: WaitOptions = {},
    ): Promise<DatasourceRecord> => {
      const { timeoutMilliseconds = 120_000, intervalMilliseconds = 250, ...call } = options
      const end = Date.now() + timeoutMilliseconds
      for (;;) {
        const datasource = await get(datasetId, datasourceId, call)
        if (datasource.status === 'synched') return datasource
        if (datasource.status === 'invalid' || Date.now() >= end) throw new DatasourceNotReady(datasource)
        await pause(intervalMilliseconds, options.signal)
      }
    },
  }
}
