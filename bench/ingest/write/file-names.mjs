// Names for the files of tables: what their titles say, safe on any system, each once.

const mostBytes = 120

export function fileNames(titles) {
  const taken = new Set()
  return titles.map((title) => {
    const base = safeName(title)
    let name = base
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base}-${number}`
    taken.add(name.toLowerCase())
    return `${name}.csv`
  })
}

function safeName(title) {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, '_')
    .replace(/^[ .]+|[ .]+$/g, '')
  let name = ''
  for (const character of plain) {
    if (Buffer.byteLength(name + character) > mostBytes) break
    name += character
  }
  return name.trimEnd() || 'table'
}
