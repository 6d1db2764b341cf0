/** What the examples are about: one small file of one user, asked once. The ids are shorter than ours. */
export const user_id = 'ada'
export const project_id = 'project-5f0c1d9a'
export const session_id = 'session-20da4c32'
export const dataset_id = 'dset-7d12ff25'
export const datasource_id = 'ds-260079ae'
export const job_id = 'job-54cb52e4'
export const file_object_key = 'file-35e5f110'
export const upload_id = 'upload-f6c68f5e'
export const definition_id = 'def-0495e5d4'
export const table_id = 'table-91be03c7'
export const webhook_id = 'hook-3b7e90c2'
export const delivery_id = 'dlv-8c21fd04'
export const event_id = 'evt-e10b7f39'
export const key_id = 'key-c2a91f04'
export const question = 'What is the total revenue by city?'
export const created_at = '2026-03-02T09:14:54.091Z'
export const expires_at = '2026-03-02T09:24:54.091Z'

const service = 'http://127.0.0.1:8080'

/** A signed address, whose signature is shorter than ours. */
export const signed = (path: string): string => `${service}/${path}?expires=1772443494.091&signature=nMARTyB2`

/** A link whose secret stands after the #. */
export const oneTimeLink = `${service}/link#Yc3T0x2n`

export const onePage = <Record>(...records: Record[]) => ({
  total_items: records.length,
  page_number: 1,
  page_size: 10,
  records,
})
