/** Questions of this tab whose jobs no history lists yet, so that a reload of the page can show what is being answered. */
export interface AskedQuestion {
  readonly jobId: string
  readonly question: string
  readonly datasetId: string | undefined
}

const mostKept = 20
const placeOf = (sessionId: string) => `auger.asked.${sessionId}`

export function askedQuestions(sessionId: string): readonly AskedQuestion[] {
  const kept = sessionStorage.getItem(placeOf(sessionId))
  return kept === null ? [] : (JSON.parse(kept) as AskedQuestion[])
}

export function keepAsked(sessionId: string, asked: AskedQuestion): void {
  const kept = [...askedQuestions(sessionId), asked].slice(-mostKept)
  sessionStorage.setItem(placeOf(sessionId), JSON.stringify(kept))
}
