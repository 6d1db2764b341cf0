import { heard, type Hears } from '../hears.ts'
import { remembered } from '../remembered.ts'
import { extents } from './extents.ts'
import { comparisons } from './comparisons.ts'
import { fillers, verbs } from './fillers.ts'
import { glossary } from './glossary.ts'
import { leads } from './leads.ts'
import { measures } from './measures.ts'
import { extensive, intensive, kindWords, personWords, placeWords, synonyms } from './nouns.ts'
import { periods, units } from './periods.ts'
import { shapes } from './shapes.ts'
import { stem } from './stem.ts'

const unsupported = heard(
  { kind: 'unsupported' },
  `
  相関 | 相関関係 | 相関係数 | 関係 | 関連 | 関連性 | 回帰 | 回帰分析 | 共分散 | パーセンタイル | 百分位 | 四分位 | 四分位数 | 歪度 | 尖度 |
  外れ値 | 異常値 | 異常 | 分布 | ヒストグラム | 正規分布 | 予測 | 予測して | 予想 | 見込み | 来年 | 来月 | 傾向 | トレンド | 成長 | 成長率 | 伸び |
  伸び率 | 増加 | 増加率 | 増加した | 増えた | 減少 | 減少した | 減った | 上昇 | 下落 | 低下 | 変化 | 変化率 | 前年比 | 前月比 | 前年同期比 |
  移動平均 | 倍 | 何倍 | 割った | 割る | 掛けた | 1人あたり | 一人あたり | 1人当たり | 一人当たり | なぜ | 何故 | どうして | 理由 | 原因 | 要因 |
  説明して | 有意 | 有意差 | 検定 | t検定 | クラスタ | クラスター | クラスタリング | 分類して | ピボット | 結合 | マージ | 削除 | 削除して | 更新 |
  変更して | 追加して | 補完 | 正規化 | 標準化 | 一度も
`,
)

export const hears: Hears = {
  spaced: false,
  words: [
    ...measures,
    ...leads,
    ...comparisons,
    ...shapes,
    ...periods,
    ...extents,
    ...units,
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
  rankWords: ['順位', 'ランキング', 'ランク'],
  sizeWords: ['面積', '大きさ'],
  stem: remembered(stem),
  trailing: true,
}
