/** What to call a dataset of these files: what their names begin with alike, else the first of them. */
export function nameOfFiles(files: readonly { readonly name: string }[]): string {
  const names = files.map(({ name }) => name.replace(/\.[^.]+$/, ''))
  const [first = ''] = names
  let shared = first
  for (const name of names) while (!name.startsWith(shared)) shared = shared.slice(0, -1)
  const alike = shared === first ? shared : shared.replace(/\d+$/, '')
  const title = (alike.length >= 3 ? alike : first).replace(/[_\s-]+/g, ' ').trim()
  return title === '' ? (files[0]?.name ?? 'Dataset') : title
}
