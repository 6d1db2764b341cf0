// The specification beside the last picture of a job; undefined where none was drawn.
export async function drawnSpec({ blocks }) {
  const image = blocks.findLast(({ type }) => type === 'IMAGE')
  if (image === undefined) return undefined
  const response = await fetch(image.content.spec_url)
  if (!response.ok) throw new Error(`The chart's specification was met with ${response.status}`)
  return response.json()
}
