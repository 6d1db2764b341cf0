/** Code as Markdown shows it: no run of backticks inside is as long as the fence, so none ends it. */
export function fenced(language: string, code: string): string {
  const longest = Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(Math.max(3, longest + 1))
  return `${fence}${language}\n${code}\n${fence}`
}
