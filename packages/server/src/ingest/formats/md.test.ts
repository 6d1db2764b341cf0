import { documentFormatContract } from '../documents/document-format.contract.ts'

documentFormatContract('md', {
  good: `---
title: Harvest
---
# Harvest **report**

Plums came [late](https://example.org).

| Orchard | Crates |
|---------|-------:|
| North   | 120    |
| South   | 85     |

- pears
- apples
`,
  says: ['title: Harvest', 'Harvest report', 'Plums came late.', 'North | 120', '- pears\n- apples'],
  grids: [
    [
      ['Orchard', 'Crates'],
      ['North', '120'],
      ['South', '85'],
    ],
  ],
  silent: ' \n\n \n',
  strangers: [
    [
      'a program',
      Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 131) & 0xff)),
      /data that only a program can read/,
    ],
    [
      'in another encoding',
      Buffer.from('# Pr\xe9sident \xe0 No\xebl\n\nL\x92\xe9t\xe9 est l\xe0.', 'latin1'),
      /Président à Noël.*L’été est là.*windows-1252/,
    ],
    ['in UTF-16', Buffer.from('\ufeff# Größe\n\nWörter', 'utf16le'), /Größe.*Wörter.*utf-16le/],
  ],
  bombs: [
    [
      'a cell without end',
      () => `| a | b |\n|---|---|\n| ${'plum '.repeat(900_000)} | c |\n| d | e |\n`,
      /4,000,000 characters/,
    ],
    [
      'a wide table',
      () => `${'| a '.repeat(6_000)}|\n${'|---'.repeat(6_000)}|\n${'| 1 '.repeat(6_000)}|\n`,
      /5,000 columns/,
    ],
    ['headings without end', () => '# a\n'.repeat(250_000), /200,000 headings/],
  ],
})
