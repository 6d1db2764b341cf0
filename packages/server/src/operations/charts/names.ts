const longest = 160
/** What lies behind is not looked at. */
const mostRead = 20 * longest

/** Marks that turn the writing around or stand for nothing, and those that end a line. */
const unseen = /[\u202a-\u202e\u2066-\u2069\ufeff]/gu
const blankAtEnd = '\u00a0'
const blank = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** A name as a chart can show it: on one line, never empty, and not without end. */
export function shownName(text: string): string {
  const line = text.slice(0, mostRead).toWellFormed().replace(unseen, '').replace(blank, ' ').trim()
  if (line === '') return '""'
  // Vega keeps names in plain objects, where it would find what every object inherits under this one.
  if (line in Object.prototype) return `${line}${blankAtEnd}`
  const letters = [...line]
  return letters.length <= longest && text.length <= mostRead
    ? line
    : `${letters.slice(0, longest).join('')}…`
}

/** Things of the same name get a number each after the first: a chart would take them for one. */
export function toldApart(names: readonly string[]): readonly string[] {
  const taken = new Set(names)
  const given = new Set<string>()
  return names.map((name) => {
    if (!given.has(name)) {
      given.add(name)
      return name
    }
    for (let number = 2; ; number++) {
      const other = `${name} (${number})`
      if (taken.has(other)) continue
      taken.add(other)
      given.add(other)
      return other
    }
  })
}
