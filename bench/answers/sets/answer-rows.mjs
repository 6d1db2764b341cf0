// The rows that answer, as many as a line of a file should hold.
const mostRows = 2_000

export const answerRows = ({ result }) => (result?.answer ?? []).slice(0, mostRows)
