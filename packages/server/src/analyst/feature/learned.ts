import { readFileSync } from 'node:fs'

/** What was learned and lies in a file beside the code, read when it is first needed. */
export function learned<Model>(file: URL, read: (written: unknown) => Model): () => Model {
  let model: { readonly value: Model } | undefined
  return () => (model ??= { value: read(JSON.parse(readFileSync(file, 'utf8'))) }).value
}
