export interface Program {
  readonly code: string
  readonly language: string
}

/** What stands in a Markdown fence, and what language its first line names. */
export function unfenced(fenced: string): Program {
  const [, , language = '', code = fenced] =
    /^(`{3,}|~{3,})([^\n`]*)\n([\s\S]*?)\n?\1\s*$/.exec(fenced.trim()) ?? []
  return { code, language: language.trim() }
}
