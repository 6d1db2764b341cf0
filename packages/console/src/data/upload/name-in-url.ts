/** What a file is called by its address; the whole address where that cannot be told, so that the service says what is wrong. */
export function nameInUrl(url: string): string {
  try {
    const last = new URL(url).pathname.split('/').at(-1) ?? ''
    return last === '' ? url : decodeURIComponent(last)
  } catch {
    return url
  }
}
