import { heard, type Hears } from '../hears.ts'
import { remembered } from '../remembered.ts'
import { comparisons } from './comparisons.ts'
import { directions } from './directions.ts'
import { extents } from './extents.ts'
import { fillers, verbs } from './fillers.ts'
import { glossary } from './glossary.ts'
import { leads } from './leads.ts'
import { measures } from './measures.ts'
import { extensive, intensive, kindWords, personWords, placeWords, synonyms } from './nouns.ts'
import { periods, units } from './periods.ts'
import { phrasings } from './phrasings.ts'
import { shapes } from './shapes.ts'
import { parts, stem } from './stem.ts'

const unsupported = heard(
  { kind: 'unsupported' },
  `
  rasio | rasio antara | korelasi | berkorelasi | hubungan | hubungan antara | regresi | kovarians | persentil | kuantil | kuartil | kemencengan | kurtosis |
  pencilan | outlier | anomali | distribusi | sebaran | histogram | berdistribusi normal |
  prediksi | prediksikan | ramalkan | ramalan | perkiraan | proyeksi | tren | trend | pertumbuhan | laju pertumbuhan | tumbuh | bertumbuh |
  rata-rata bergerak | total berjalan | perubahan | kenaikan | peningkatan | meningkat | penurunan | turun | berkurang | bertambah |
  kali lipat | dua kali lipat | dikurangi | dibagi | dikali | dikalikan | per kapita | dibandingkan tahun lalu | dibandingkan bulan lalu |
  mengapa | kenapa | jelaskan | penyebab | sebab | alasan | signifikan | signifikansi | uji t | nilai p | anova | khi kuadrat |
  klaster | kluster | segmentasi | klasifikasikan | pivot | gabungkan | perbarui | hapus | sisipkan | ganti nama | normalisasi
`,
)

/** How a contest ends, and what cells about it begin with. */
const results = [
  {
    words: ['menang', 'memenangkan', 'dimenangkan', 'kemenangan', 'juara'],
    cells: ['w', 'win', 'won', 'winner', 'victory'],
  },
  { words: ['kalah', 'kekalahan'], cells: ['l', 'loss', 'lost', 'lose', 'loser', 'defeat'] },
  { words: ['seri', 'imbang'], cells: ['d', 't', 'draw', 'drawn', 'tie', 'tied'] },
]

export const hears: Hears = {
  spaced: true,
  headsFirst: true,
  unnumbered: true,
  words: [
    ...measures,
    ...leads,
    ...comparisons,
    ...shapes,
    ...periods,
    ...units,
    ...extents,
    ...directions,
    ...phrasings,
    unsupported,
    { meaning: { kind: 'verb' }, phrases: verbs },
    { meaning: { kind: 'filler' }, phrases: fillers },
  ],
  synonyms,
  glossary,
  kindWords,
  intensive,
  extensive,
  personWords,
  placeWords,
  rankWords: ['peringkat', 'ranking', 'posisi', 'urutan'],
  sizeWords: ['luas', 'ukuran'],
  stem: remembered(stem),
  endings: [],
  parts,
  asksBehind: true,
  than: ['dari', 'daripada', 'dibanding', 'dibandingkan', 'ketimbang'],
  denying: ['non', 'tak'],
  oneOfMany: ['seorang', 'sebuah', 'seekor', 'suatu', 'satu'],
  results,
}
