const ending = /^(.{3,}?)(?:ern|em|en|er|es|e|(?<=[elr])n)$/

/** A light stem: umlauts in any of their spellings, the ending of a case or number, and -ung fall away. */
export function stem(word: string): string {
  const plain = word
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|(?<![aeq])ue/g, 'u')
  if (!/^[a-z]{4,}$/.test(plain)) return plain
  return plain
    .replace(/erin(?:nen)?$/, 'er')
    .replace(/(?<=[bdfghklmnrt])s$/, '')
    .replace(ending, '$1')
    .replace(ending, '$1')
    .replace(/(?<=^.{2,}[bdfghklmnrt])s$/, '')
    .replace(/(?<=^.{5,})ung$/, '')
}

const figures =
  /^(?:durchschnitts?|gesamt|höchst|hoechst|mindest|maximal|minimal|spitzen|mittel)(?=\p{L}{4})/iu
const notFigures =
  /^(?:gesamtheit|mindestens|höchstens|hoechstens|mittelwert|gesamten|höchste|hoechste|gesamtdurchschnitt|gesamtmittel)/iu

const beside = /^(?:über|ueber|unter)(?=durchschnittlich)/iu

/** Gesamt|umsatz, Durchschnitts|alter: a figure and what it is of; über|durchschnittlich: a bound and the figure. */
export function parts(word: string): readonly number[] {
  const bound = beside.exec(word)?.[0]
  if (bound !== undefined) return [bound.length]
  const figure = notFigures.test(word) ? undefined : figures.exec(word)?.[0]
  return figure === undefined ? [] : [figure.length]
}
