import { readMarkdown } from '../documents/markup/read-markdown.ts'
import type { Format } from './format.ts'

export const md: Format = { read: (input) => readMarkdown(input, 'md') }
