import { documentFormatContract } from '../documents/document-format.contract.ts'

documentFormatContract('mdx', {
  good: `import { Chart } from './chart'
export const year = {
  value: 2024,
}

# Harvest

<Chart
  data={[1, 2 > 1]}
  title="Not shown"
/>

<Note kind="tip">Plums came **late**.</Note>

{/* a remark
over two lines */}

| Orchard | Crates |
|---|---|
| North | 120 |
| South | 85 |

\`\`\`jsx
<Kept as="code" />
\`\`\`
`,
  says: ['Harvest', 'Plums came late.', 'North | 120', '<Kept as="code" />'],
  grids: [
    [
      ['Orchard', 'Crates'],
      ['North', '120'],
      ['South', '85'],
    ],
  ],
  silent: 'import a from "b"\n',
  strangers: [
    [
      'in another encoding',
      Buffer.from('<B>\u041f\u0440\u0438\u0432\u0435\u0442</B>', 'utf16le'),
      /Привет.*utf-16le/,
    ],
  ],
  bombs: [],
})
