import type { Block } from '../block.ts'
import { blocksText } from '../block.ts'
import type { Document } from '../document.ts'
import { gatherParagraphs } from '../ooxml/drawing-paragraphs.ts'
import type { OfficePackage } from '../ooxml/package.ts'
import { readLinked } from '../ooxml/read-linked.ts'
import { relationshipsOf, targetsOf } from '../ooxml/relationships.ts'
import { addSlide, type SlideTexts } from './add-slide.ts'
import { walkSlide } from './walk-slide.ts'

/** Reads a presentation: slides in the order in which they are shown, each with its notes and comments told apart. */
export async function readSlidesPackage(
  pack: OfficePackage,
  main: string,
  document: Document,
): Promise<void> {
  const said = new Set<string>()
  let hidden = 0
  const slides = await slideParts(pack, main)
  for (const [index, part] of slides.entries()) {
    const slide = await readSlide(pack, part, document)
    if (slide.hidden) hidden++
    addSlide(document, index + 1, slide, said)
  }
  document.endBody()
  await readLayouts(pack, slides, document)
  if (hidden > 0) document.note(`${hidden} hidden ${hidden === 1 ? 'slide was' : 'slides were'} read too.`)
}

/** The slides as the presentation lists them; where it lists none, as their names number them. */
async function slideParts(pack: OfficePackage, main: string): Promise<readonly string[]> {
  const relationships = await relationshipsOf(pack, main)
  const ids: string[] = []
  await pack.walk(main, {
    open(name, attribute) {
      const id = name === 'p:sldId' ? attribute('r:id') : undefined
      if (id !== undefined) ids.push(id)
      return 'enter'
    },
    close() {},
    text() {},
  })
  const targets = new Map(relationships.map(({ id, target }) => [id, target]))
  const listed = new Set(ids.flatMap((id) => targets.get(id) ?? []).filter((target) => pack.has(target)))
  if (listed.size > 0) return [...listed]
  return pack.names
    .filter((name) => /(^|\/)slides\/slide\d+\.xml$/.test(name))
    .sort((one, other) => slideNumber(one) - slideNumber(other))
}

const slideNumber = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0)

async function readSlide(
  pack: OfficePackage,
  part: string,
  document: Document,
): Promise<SlideTexts & { readonly hidden: boolean }> {
  const relationships = (await relationshipsOf(pack, part)).filter(({ external }) => !external)
  const walker = walkSlide({
    linked: await readLinked(pack, relationships, () => Promise.resolve([])),
    unread: (kind, name) => document.unread(kind, name),
  })
  await pack.walk(part, walker)
  const notes: Block[] = []
  const comments: Block[] = []
  for (const target of targetsOf(relationships, /^notesSlide$/))
    for (const block of await readNotes(pack, target)) notes.push(block)
  for (const target of targetsOf(relationships, /comments$/i))
    for (const block of await readComments(pack, target)) comments.push(block)
  return { shapes: walker.shapes, notes, comments, hidden: walker.hidden }
}

const silent = { linked: new Map<string, readonly Block[]>(), unread: () => {} }
const besideNotes: ReadonlySet<string> = new Set(['sldNum', 'sldImg', 'hdr', 'ftr', 'dt'])

async function readNotes(pack: OfficePackage, part: string): Promise<readonly Block[]> {
  const walker = walkSlide(silent)
  await pack.walk(part, walker)
  return walker.shapes
    .filter(({ placeholder }) => !besideNotes.has(placeholder ?? ''))
    .flatMap(({ blocks }) => blocks)
}

/** Comments as they were before 2021 are plain texts, those since are paragraphs. */
async function readComments(pack: OfficePackage, part: string): Promise<readonly Block[]> {
  const modern = gatherParagraphs()
  const texts: string[] = []
  let text: string | undefined
  await pack.walk(part, {
    open(name, attribute) {
      if (name === 'p:text') text = ''
      return modern.open(name, attribute)
    },
    close(name) {
      if (name === 'p:text' && text !== undefined) texts.push(text)
      if (name === 'p:text') text = undefined
      modern.close(name)
    },
    text(piece) {
      if (text !== undefined) text += piece
      modern.text(piece)
    },
  })
  return [...texts, ...modern.paragraphs].map((comment) => ({ kind: 'paragraph', text: comment }))
}

/** What the layouts of the slides say by themselves, such as a notice on every slide; placeholders only say what to type. */
async function readLayouts(
  pack: OfficePackage,
  slides: readonly string[],
  document: Document,
): Promise<void> {
  const read = new Set<string>()
  const texts = new Map<string, readonly Block[]>()
  const visit = async (part: string, wanted: string): Promise<void> => {
    for (const { type, target } of await relationshipsOf(pack, part)) {
      if (type !== wanted || read.has(target)) continue
      read.add(target)
      const walker = walkSlide(silent)
      await pack.walk(target, walker)
      for (const { placeholder, blocks } of walker.shapes) {
        if (placeholder === undefined) texts.set(blocksText(blocks), blocks)
      }
      await visit(target, 'slideMaster')
    }
  }
  for (const slide of slides) await visit(slide, 'slideLayout')
  for (const blocks of texts.values()) document.apart('Layout', blocks)
}
