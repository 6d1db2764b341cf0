import { decodeEntities } from './entities.ts'
import { splitTags } from './tags.ts'

/** Longer stretches are left as they are: no one marks up so much, and looking for the end of each mark takes time. */
const longest = 50_000
const marks = /[*_`~[\]<&\\]/

/** The words of a piece of Markdown, without what only says how they look or where they lead. */
export function plainInline(text: string): string {
  if (text.length > longest || !marks.test(text)) return text
  return decodeEntities(
    withoutTags(text)
      .replace(/!\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, '$1')
      .replace(/\[([^\]]{0,500})\]\((?:[^()]|\([^()]{0,500}\)){0,2000}\)/g, '$1')
      .replace(/\[([^\]]{1,500})\]\[[^\]]{0,500}\]/g, '$1')
      .replace(/(`{1,3})(.{1,500}?)\1/g, '$2')
      .replace(/(\*\*\*|\*\*|\*|~~)(?=\S)(.{1,500}?)(?<=\S)\1/g, '$2')
      .replace(/(?<![\p{L}\p{N}])(__|_)(?=\S)(.{1,500}?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
      .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1'),
  )
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  const plain = text.replace(/<((?:https?|mailto):[^\s<>]{1,2000})>/gi, '$1')
  return [...splitTags(plain, 'html')]
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.name === 'br' ? '\n' : ''))
    .join('')
}
