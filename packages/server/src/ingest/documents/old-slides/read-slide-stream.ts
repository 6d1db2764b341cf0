import { UnreadableFile } from '../../unreadable.ts'
import { blocksText, type Block } from '../block.ts'
import type { Document } from '../document.ts'
import { addSlide } from '../slides/add-slide.ts'
import type { SlideShape } from '../slides/walk-slide.ts'
import { drawingShapes } from './drawing-shapes.ts'
import { salvageSlides } from './salvage-slides.ts'
import { readPersistDirectory } from './persist-directory.ts'
import { textOf } from './record-text.ts'
import { childOf, recordAt, recordsBelow, recordsIn, types, type SlideRecord } from './records.ts'
import { readSlideList, type ListedSlide } from './slide-list.ts'

const encryptedMark = 0xf3d1c4df
const [slidesInstance, mastersInstance, notesInstance] = [0, 1, 2]

/** Reads a binary presentation: slides as the document lists them, with their notes and comments. */
export function readSlideStream(stream: Buffer, currentUser: Buffer | undefined, document: Document): void {
  const directory = readPersistDirectory(stream, currentUser)
  const marked =
    currentUser !== undefined && currentUser.length >= 16 && currentUser.readUInt32LE(12) === encryptedMark
  if (directory.encrypted || marked) {
    throw new UnreadableFile(
      'The presentation is protected by a password. Please save it without one and upload it again.',
    )
  }
  const find = (number: number, type: number): SlideRecord | undefined => {
    const at = directory.places.get(number)
    if (at === undefined || at + 8 > stream.length) return undefined
    const record = recordAt(stream, at)
    return record.type === type ? record : undefined
  }
  const root = find(directory.documentNumber, types.document)
  const slides = root === undefined ? [] : listed(root, slidesInstance)
  const notes = new Map((root === undefined ? [] : listed(root, notesInstance)).map((one) => [one.id, one]))
  const said = new Set<string>()

  for (const [index, slide] of slides.entries()) {
    const record = find(slide.object, types.slide)
    const note = record === undefined ? undefined : notes.get(notesId(record))
    const noteRecord = note === undefined ? undefined : find(note.object, types.notes)
    addSlide(document, index + 1, slideTexts(record, slide, noteRecord, note), said)
  }
  if (document.empty) readEverything(stream, document, said)
  document.endBody()
  if (root !== undefined) {
    for (const { object } of listed(root, mastersInstance)) {
      const master = find(object, types.mainMaster) ?? find(object, types.slide)
      document.apart('Layout', master === undefined ? [] : layoutOf(master, said))
    }
    document.apart(
      'Footer',
      [...footersOf(root)].filter(({ blocks }) => isNew(blocks, said)).flatMap(({ blocks }) => blocks),
    )
    listEmbedded(root, document)
  }
}

/** What a master says by itself, such as a notice on every slide; its placeholders only say what to type. */
const layoutOf = (master: SlideRecord, said: Set<string>): readonly Block[] =>
  drawingShapes(master, [])
    .filter(({ placeholder, blocks }) => placeholder === undefined && isNew(blocks, said))
    .flatMap(({ blocks }) => blocks)

function isNew(blocks: readonly Block[], said: Set<string>): boolean {
  const text = blocksText(blocks)
  if (said.has(text)) return false
  said.add(text)
  return true
}

function listed(root: SlideRecord, instance: number): readonly ListedSlide[] {
  for (const record of recordsIn(root.body)) {
    if (record.type === types.slideList && record.instance === instance) return readSlideList(record)
  }
  return []
}

const notesId = (slide: SlideRecord): number => {
  const atom = childOf(slide, types.slideAtom)
  return atom !== undefined && atom.body.length >= 20 ? atom.body.readUInt32LE(16) : 0
}

function slideTexts(
  record: SlideRecord | undefined,
  slide: ListedSlide,
  noteRecord: SlideRecord | undefined,
  note: ListedSlide | undefined,
) {
  return {
    shapes: [...shapesOf(record, slide), ...(record === undefined ? [] : footersOf(record))],
    notes:
      noteRecord === undefined
        ? []
        : shapesOf(noteRecord, note)
            .filter(isNote)
            .flatMap(({ blocks }) => blocks),
    comments: record === undefined ? [] : commentsOf(record),
  }
}

const isNote = ({ placeholder }: SlideShape) => placeholder === undefined

/** What is drawn, and then what the outline has but no shape shows. */
function shapesOf(record: SlideRecord | undefined, slide: ListedSlide | undefined): readonly SlideShape[] {
  const outline = slide?.texts ?? []
  const drawn = record === undefined ? [] : drawingShapes(record, outline)
  const shown = new Set(drawn.map((shape) => shape.outline))
  const texts = new Set(
    drawn.flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? [block.text] : []))),
  )
  const rest = outline.flatMap(({ kind, text }, index): SlideShape[] =>
    shown.has(index) || texts.has(text) || text.trim() === '' || text.trim() === '*'
      ? []
      : [
          {
            placeholder: kind === 0 || kind === 6 ? 'title' : undefined,
            blocks: [{ kind: 'paragraph', text }],
          },
        ],
  )
  return [...rest.filter(({ placeholder }) => placeholder === 'title'), ...drawn, ...rest.filter(isNote)]
}

function footersOf(slide: SlideRecord): readonly SlideShape[] {
  const all = [...recordsIn(slide.body)].filter(({ type }) => type === types.headersFooters)
  return all.flatMap(stringsIn).map((text) => ({
    placeholder: 'ftr',
    blocks: [{ kind: 'paragraph', text }],
  }))
}

function stringsIn(record: SlideRecord | undefined): readonly string[] {
  if (record === undefined) return []
  return [...recordsIn(record.body)]
    .flatMap((one) => (one.type === types.string ? [textOf(one)?.trim() ?? ''] : []))
    .filter((text) => text !== '')
}

/** Comments lie in tags of the slide, in a container that is marked as a value. */
function commentsOf(slide: SlideRecord): readonly Block[] {
  const comments: Block[] = []
  for (const record of recordsBelow(slide.body, ({ type }) => type !== types.drawing)) {
    if (record.type !== types.binaryTag) continue
    for (const inner of recordsIn(record.body)) {
      if (inner.type !== types.comment) continue
      const strings = new Map(
        [...recordsIn(inner.body)].map((one) => [one.instance, one.type === types.string ? textOf(one) : '']),
      )
      const [by, text] = [strings.get(0) ?? '', strings.get(1) ?? '']
      if (text !== '') comments.push({ kind: 'paragraph', text: by === '' ? text : `${by}: ${text}` })
    }
  }
  return comments
}

/** For a file whose lists are damaged: every slide that can be found, and where there is none, every text. */
function readEverything(stream: Buffer, document: Document, said: Set<string>): void {
  const slides = [...recordsBelow(stream, ({ type }) => type === types.document)].filter(
    ({ type }) => type === types.slide,
  )
  for (const [index, record] of slides.entries()) {
    addSlide(
      document,
      index + 1,
      slideTexts(record, { object: 0, id: 0, texts: [] }, undefined, undefined),
      said,
    )
  }
  if (document.empty) salvageSlides(stream, document)
}

function listEmbedded(root: SlideRecord, document: Document): void {
  const objects = childOf(root, types.externalObjects)
  for (const record of objects === undefined ? [] : recordsIn(objects.body)) {
    if (record.type === types.embedded) document.unread('embedded object', stringsIn(record)[0] ?? '')
  }
}
