import type { PageBlock } from './page-block.ts'

const atEachEdge = 2
const longest = 200
const [leastPages, leastShare] = [3, 0.3]
/** The word for a page in the languages we answer in, and numbers that stand alone or say of how many. */
const pageWord =
  'page|pages|seite|página|pagina|страница|стр|trang|sayfa|strona|str|halaman|ページ|页|頁|第|쪽|페이지|صفحة|पृष्ठ|p|pg'
const between = '[^\\p{L}\\p{N}]*'
const pageNumber = new RegExp(
  `^${between}(?:(?:${pageWord})${between})?\\d+${between}(?:(?:of|von|de|di|из|z|dari)${between})?\\d*${between}(?:页|頁|ページ|쪽)?${between}$`,
  'iu',
)

/** Drops what the pages repeat word for word at their top and bottom, but for the first time, and numbers of pages. */
export function dropRepeated(pages: readonly (readonly PageBlock[])[]): readonly (readonly PageBlock[])[] {
  const counts = new Map<string, number>()
  for (const [index, page] of pages.entries()) {
    for (const key of new Set(edgesOf(page).map((block) => keyOf(block, index))))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const enough = Math.max(leastPages, pages.length * leastShare)
  const said = new Set<string>()
  return pages.map((page, index) => {
    const edges = new Set(edgesOf(page))
    return page.filter((block) => {
      const key = keyOf(block, index)
      if (!edges.has(block) || (counts.get(key) ?? 0) < enough) return true
      if (said.has(key)) return false
      said.add(key)
      return true
    })
  })
}

function edgesOf(page: readonly PageBlock[]): readonly PageBlock[] {
  // A page of one or two texts is no header or footer.
  if (page.length <= atEachEdge) return []
  const edges =
    page.length <= atEachEdge * 2 ? page : [...page.slice(0, atEachEdge), ...page.slice(-atEachEdge)]
  return edges.filter((block) => block.kind === 'text' && block.text.length <= longest)
}

/** Numbers of pages count up with the pages; other numbers that stand alone do not. */
function keyOf(block: PageBlock, index: number): string {
  if (block.kind !== 'text') return ''
  if (block.text.length > longest || !pageNumber.test(block.text)) return block.text
  const first = Number(/\d+/.exec(block.text)?.[0])
  return `${block.text.replace(/\d+/g, '#')} ${first - index}`
}
