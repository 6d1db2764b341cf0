/** What a person calls a file's table: its name without the extension. */
export function tableTitle(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '').trim() || fileName
}

/** A name for SQL that needs no quotes to be read: letters of any script, digits, underscores. */
export function tableName(title: string): string {
  const name = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  if (name === '') return 'table_1'
  return /^\p{N}/u.test(name) ? `t_${name}` : name
}
