import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'bench-answers-'))
const [data, out, work] = ['data', 'out', 'work'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
]

const harvest =
  'Fruit,Orchard,Crates\nApple,Hillside,10\nPear,Riverside,4\nApple,Riverside,7\nPlum,Hillside,2\n'
const ships = 'Vessel,Captain,Cannons\nOrion,Ada,12\nVega,Grace,30\n'
const total = 'What is the total crates?'
const most = 'Which vessel has the most cannons?'

/** Two questions in the form of each set, and no gold. */
const sets: { [name: string]: { questions: object[]; files: { [file: string]: string } } } = {
  dabench: {
    questions: [1, 2].map((id) => ({
      id,
      question: total,
      constraints: 'Use all rows.',
      format: '@total[number]',
      file_name: 'harvest.csv',
    })),
    files: { 'tables/harvest.csv': harvest },
  },
  wikisql: {
    questions: [
      { id: 7, table: 'harvest', question: total },
      { id: 3, table: 'ships', question: most },
    ],
    files: { 'tables/harvest.csv': harvest, 'tables/ships.csv': ships },
  },
  wtq: {
    questions: ['b', 'a'].map((id) => ({ id, table: 'tables/1-csv/2.csv', question: total })),
    files: { 'tables/1-csv/2.csv': harvest },
  },
  spider: {
    questions: [
      { id: 0, db: 'fleet', question: { en: most, zh: '大炮最多的船是哪艘？' }, langs_ok: ['en', 'zh'] },
      { id: 1, db: 'fleet', question: { en: most }, langs_ok: ['en'] },
    ],
    files: { 'tables/fleet__ships.csv': ships, 'tables/fleet__harvest.csv': harvest },
  },
  geoquery: {
    questions: ['x', 'y'].map((id) => ({
      id,
      question: { en: total, de: 'wie viele kisten', sv: 'hur många' },
    })),
    files: { 'tables/harvest.csv': harvest },
  },
  locales: {
    questions: [
      { id: 'EN-1', lang: 'EN', table: 'harvest.csv', question: 'Total crates by fruit' },
      { id: 'EN-2', lang: 'EN', table: 'harvest.csv', question: 'How tall is the Eiffel Tower?' },
    ],
    files: { 'tables/harvest.csv': harvest },
  },
  nvbench: {
    questions: ['1-0', '1-1'].map((id) => ({
      id,
      table: 'tables/farm__harvest.csv',
      question: 'Show the total crates by fruit as a bar chart',
    })),
    files: { 'tables/farm__harvest.csv': harvest },
  },
  xquad: {
    questions: ['q1', 'q2'].map((id) => ({ id, lang: 'en', question: 'Who built the lighthouse?' })),
    files: { 'docs/en/01.txt': 'The lighthouse of the northern cape was built by Ingrid Halvorsen.\n' },
  },
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const run = (...words: readonly string[]) =>
  new Promise<{ code: number | null; said: string; progress: string }>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['bench/run.mjs', 'answers', '--data', data, '--out', out, ...words],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let [said, progress] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (progress += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said, progress }))
  })

const linesOf = (name: string) =>
  readFileSync(path.join(out, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { [field: string]: unknown })
const fieldOf = (name: string, field: string) => linesOf(name).map((line) => line[field])

describe('npm run bench -- answers', () => {
  let ran: Awaited<ReturnType<typeof run>>

  beforeAll(async () => {
    for (const [name, { questions, files }] of Object.entries(sets)) {
      const lines = questions.map((question) => `${JSON.stringify(question)}\n`)
      write(path.join(data, name, 'questions.jsonl'), lines.join(''))
      for (const [file, text] of Object.entries(files)) write(path.join(data, name, file), text)
    }
    ran = await run('--work', work)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('asks every set that is there, and says that nothing was scored', () => {
    expect(ran).toMatchObject({ code: 0, progress: expect.stringContaining('2 of 2 questions') as string })
    expect(readdirSync(out).toSorted()).toEqual(
      Object.keys(sets)
        .map((name) => `${name}.jsonl`)
        .toSorted(),
    )
    for (const name of Object.keys(sets)) expect(ran.said).toContain(`${name}: not scored`)
  })

  it('writes the values, the rows or the text that answer, in the order of the questions', () => {
    expect(linesOf('wikisql')).toMatchObject([
      { id: 7, status: 'answered', answer: [23], question: total, assumptions: [] },
      { id: 3, status: 'answered', answer: expect.arrayContaining(['Vega']) as string[] },
    ])
    expect(linesOf('wtq')).toMatchObject(['b', 'a'].map((id) => ({ id, answer: [23] })))
    expect(new Map(linesOf('locales')[0]?.['answer'] as [string, number][])).toEqual(
      new Map([
        ['Apple', 17],
        ['Pear', 4],
        ['Plum', 2],
      ]),
    )
    expect(fieldOf('dabench', 'question')).toEqual(
      [1, 2].map(() => `${total}\nUse all rows.\n@total[number]`),
    )
  })

  it('writes a line a language, those that were asked for', () => {
    expect(linesOf('spider').map(({ id, lang }) => [id, lang])).toEqual([
      [0, 'en'],
      [0, 'zh'],
      [1, 'en'],
    ])
    expect(fieldOf('geoquery', 'lang')).toEqual(['en', 'de', 'en', 'de'])
  })

  it('writes a refusal without an answer', () => {
    const refused = linesOf('locales')[1]
    expect(refused).toMatchObject({ id: 'EN-2', status: 'not_in_data' })
    expect(refused).not.toHaveProperty('answer')
  })

  it('reads the chart and its values from the specification', () => {
    const values = [
      { x_data: 'Apple', y_data: 17 },
      { x_data: 'Pear', y_data: 4 },
      { x_data: 'Plum', y_data: 2 },
    ]
    expect(linesOf('nvbench')).toMatchObject(['1-0', '1-1'].map((id) => ({ id, chart: 'Bar', values })))
  })

  it('names the documents of the passages that were found', () => {
    const text = expect.stringContaining('Ingrid Halvorsen') as string
    expect(linesOf('xquad')).toMatchObject(
      [1, 2].map(() => ({ lang: 'en', top: [{ doc: 'docs/en/01.txt', text }] })),
    )
  })

  it('asks of the wrong table, and uploads only what has changed', async () => {
    const map = () =>
      JSON.parse(readFileSync(path.join(work, 'map.json'), 'utf8')) as { [name: string]: unknown }
    const before = map()
    write(path.join(data, 'wikisql/tables/ships.csv'), `${ships}Rigel,Mary,8\n`)
    const { code, said } = await run('--work', work, '--swapped')
    expect({ code, said }).toMatchObject({
      code: 0,
      said: expect.stringContaining('0 of 2 claimed') as string,
    })
    expect(fieldOf('wikisql.swapped', 'dataset')).toEqual(['tables/ships.csv', 'tables/harvest.csv'])
    const changed = Object.keys(before).filter(
      (name) => JSON.stringify(map()[name]) !== JSON.stringify(before[name]),
    )
    expect(changed).toEqual(['wikisql/tables/ships.csv'])
  })

  it('counts questions that were met with an error, and ends with 1', async () => {
    write(path.join(data, 'wikisql/tables/ships.csv'), '')
    const { code, said } = await run('--work', work, '--set', 'wikisql')
    expect({ code, said }).toMatchObject({
      code: 1,
      said: expect.stringContaining('1 of 2 questions') as string,
    })
    expect(linesOf('wikisql')[1]).toMatchObject({
      id: 3,
      status: 'not_in_data',
      error: expect.any(String) as string,
    })
  })
})
