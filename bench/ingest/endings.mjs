// Whatever a file holds, reading it ends in tables and text, or in words for a person: never in a crash, nor at a limit.

export async function scoreEndings(results) {
  const ended = [...results.values()].filter(({ status }) => status === 'ended')
  const refused = [...results.values()].filter(({ status }) => status === 'refused')
  console.log(`\n${results.size - ended.length - refused.length} files read, ${refused.length} refused`)
  for (const { path, reason, error } of ended) console.log(`  ${path}: ${reason}: ${error.slice(0, 600)}`)
  return [
    {
      name: 'files that crashed, hung or took too much memory',
      value: `${ended.length} of ${results.size}`,
      bar: 'none',
      holds: ended.length === 0,
    },
  ]
}
