import { expect, test } from 'vitest'
import { sniffDialect } from './sniff-dialect.ts'
import { sniffOutline } from './sniff-outline.ts'

function outline(text: string) {
  const head = Buffer.from(text)
  const { preamble, header, names, body, comments } = sniffOutline(sniffDialect(head, true, ','), head)
  return {
    preamble: preamble.map((row) => row.cells.join(',')),
    header: header.length,
    names,
    first: body[0]?.cells,
    comments,
  }
}

test.each([
  [
    'a title',
    'Report of the year\nprinted on Monday\n\ncity,kind,amount\nOslo,apple,1\nBergen,pear,2\n',
    { preamble: ['Report of the year', 'printed on Monday'], names: ['city', 'kind', 'amount'] },
  ],
  [
    'a title as wide as the table',
    'Report,,,\nin thousands,,,\n,,,\nYear,2000,2005,2010\nWood,1,2,3\nIron,4,5,6\n',
    { preamble: ['Report,,,', 'in thousands,,,', ',,,'], names: ['Year', '2000', '2005', '2010'] },
  ],
  [
    'a header without a name for the row names',
    'height,width\nfirst,1,2\nsecond,3,4\n',
    { preamble: [], names: ['', 'height', 'width'], first: ['first', '1', '2'] },
  ],
  ['no header', 'Oslo,12\nBergen,7\n', { header: 0, names: ['', ''], first: ['Oslo', '12'] }],
  [
    'units below the names',
    'site,depth,speed\n,(m),[m/s]\nA,1.5,2\nB,2.5,3\n',
    { header: 2, names: ['site', 'depth (m)', 'speed (m/s)'], first: ['A', '1.5', '2'] },
  ],
  ['values that are no units', 'name,size\nm,M\ng,S\n', { header: 1, first: ['m', 'M'] }],
  [
    'groups above the names',
    ',Oslo,,Bergen,\nday,low,high,low,high\n2024-01-01,1,2,3,4\n2024-01-02,5,6,7,8\n',
    { header: 2, names: ['day', 'Oslo low', 'Oslo high', 'Bergen low', 'Bergen high'] },
  ],
  [
    'groups that some columns have no name under',
    'Region,2023,,2024,\n,in,out,in,out\nNorth,"$1,234",$900,$7,-\nSouth,$5,$6,$8,$9\n',
    {
      header: 2,
      preamble: [],
      names: ['Region', '2023 in', '2023 out', '2024 in', '2024 out'],
      first: ['North', '$1,234', '$900', '$7', '-'],
    },
  ],
  [
    'years below a name of them all',
    'Country,Exports,,,,\n,2019,2020,2021,2022,2023\nOslo,1,2,3,4,5\nMoss,6,7,8,9,0\n',
    {
      header: 2,
      preamble: [],
      names: ['Country', 'Exports 2019', 'Exports 2020', 'Exports 2021', 'Exports 2022', 'Exports 2023'],
    },
  ],
  [
    'a first row that lacks its label',
    'name,age,\n,12,13\nAda,5,6\n',
    { header: 1, first: ['', '12', '13'] },
  ],
  [
    'comments',
    '# made by hand\n#\nid,what,how\n1,a,b\n# the rest, later\n2,c,d\n',
    { comments: true, preamble: ['# made by hand', '#'], names: ['id', 'what', 'how'] },
  ],
  [
    'a header that begins with #',
    '# id,what\n1,a\n2,b\n',
    { comments: false, preamble: [], names: ['id', 'what'] },
  ],
  ['a column of numbers', '#,what\n1,a\n2,b\n', { names: ['#', 'what'] }],
  [
    'a header among comments',
    '# by hand\n# from; to; how; by\nA; B; 1:n; x; ; \nC; D; 1:1; y; ; \n',
    {
      preamble: ['# by hand'],
      names: ['from', 'to', 'how', 'by', '', ''],
      first: ['A', 'B', '1:n', 'x', '', ''],
    },
  ],
  [
    'a header with another delimiter',
    'day shop "what sold"\n2024-01-01,north,1\n2024-01-02,south,2\n',
    { header: 1, preamble: [], names: ['day', 'shop', 'what sold'] },
  ],
  [
    'a title with more commas than the table',
    'Made by us, today, at home\nheight,A\n4000.5,1.5\n3999.5,2.5\n',
    { preamble: ['Made by us, today, at home'], names: ['height', 'A'] },
  ],
  [
    'a title between empty rows',
    ',,,\n,,,\n,All of it,,\nday,shop,what,cost\n2024-01-01,a,b,1\n2024-01-02,c,d,2\n,,,\n',
    { preamble: [',,,', ',,,', ',All of it,,'], names: ['day', 'shop', 'what', 'cost'] },
  ],
  ['a trailing delimiter', 'a,b\n1,2,\n3,4,\n', { names: ['a', 'b'] }],
  ['short rows under a longer header', 'a,b,c\n1,2\n3,4\n', { names: ['a', 'b', 'c'] }],
])('%s', (_, text, expected) => {
  expect(outline(text)).toMatchObject(expected)
})
