import { heard, type Heard } from '../hears.ts'
import { ages, heights, lengths, prices, temperatures, times, weights } from './leads.ts'

const comparatives: readonly Heard[] = [
  heard(
    { kind: 'comparative', direction: 'high' },
    'より多い | より高い | より大きい | の方が多い | のほうが多い | の方が高い | のほうが高い | の方が大きい | どちらが多い | どちらが高い | どちらが大きい | どちらの方が | どっちが多い | どっちが高い | 多いのは | 高いのは | 大きいのは',
  ),
  heard(
    { kind: 'comparative', direction: 'low' },
    'より少ない | より低い | より小さい | の方が少ない | のほうが少ない | の方が低い | のほうが低い | どちらが少ない | どちらが低い | どちらが小さい | 少ないのは | 低いのは | 小さいのは',
  ),
  heard(
    { kind: 'comparative', direction: 'high', of: ages },
    '年上 | 年上なのは | どちらが年上 | どっちが年上 | 年長 | の方が年上',
  ),
  heard({ kind: 'comparative', direction: 'low', of: ages }, '年下 | 若いのは | どちらが若い | 年下なのは'),
  heard(
    { kind: 'comparative', direction: 'high', of: lengths },
    'の方が長い | のほうが長い | どちらが長い | 長いのは',
  ),
  heard(
    { kind: 'comparative', direction: 'low', of: lengths },
    'の方が短い | のほうが短い | どちらが短い | 短いのは',
  ),
  heard({ kind: 'comparative', direction: 'high', of: heights }, 'どちらが背が高い | の方が背が高い'),
  heard(
    { kind: 'comparative', direction: 'high', of: weights },
    'の方が重い | のほうが重い | どちらが重い | 重いのは',
  ),
  heard(
    { kind: 'comparative', direction: 'low', of: weights },
    'の方が軽い | のほうが軽い | どちらが軽い | 軽いのは',
  ),
  heard({ kind: 'comparative', direction: 'high', of: prices }, 'の方が高価 | どちらが高価'),
  heard(
    { kind: 'comparative', direction: 'low', of: prices },
    'の方が安い | のほうが安い | どちらが安い | 安いのは',
  ),
  heard(
    { kind: 'comparative', direction: 'low', of: times },
    'の方が早い | のほうが早い | どちらが早い | 早いのは | 古いのは | どちらが先',
  ),
  heard(
    { kind: 'comparative', direction: 'high', of: times },
    'の方が遅い | のほうが遅い | どちらが遅い | 新しいのは | どちらが後',
  ),
  heard(
    { kind: 'difference' },
    '差 | の差 | 差額 | 違い | の違い | 開き | 差はいくら | どれだけ多い | どれくらい違う | どれだけ違う | いくら違う | いくら高い | いくら多い | どのくらい違う',
  ),
  heard({ kind: 'difference', of: ages }, '年齢差 | 歳の差 | 何歳差 | 何歳違い'),
  heard({ kind: 'difference', of: heights }, '身長差'),
  heard({ kind: 'difference', of: lengths }, '時間差'),
  heard(
    { kind: 'contains' },
    'を含む | 含む | を含んだ | が入っている | が入った | が含まれる | という文字を含む | という単語を含む | を含んでいる',
  ),
  heard(
    { kind: 'share' },
    '割合 | の割合 | 比率 | の比率 | 構成比 | シェア | パーセント | パーセンテージ | 何パーセント | 何% | % | 何割 | 占める割合 | 占有率 | 百分率',
  ),
  heard({ kind: 'beside', offset: 1 }, 'の次 | 次の | 次に来る | の直後 | 直後の | 一つ後 | 1つ後 | の次に'),
  heard({ kind: 'beside', offset: -1 }, 'の直前 | 直前の | 一つ前 | 1つ前 | 手前の | の一つ前'),
  heard({ kind: 'beside', offset: 1, plain: true }, 'の後 | の下'),
  heard({ kind: 'beside', offset: -1, plain: true }, 'の前 | の上'),
]

/** A bound stands behind its number: 500より大きい. */
const bounds: readonly Heard[] = [
  heard(
    { kind: 'compare', operator: '>', place: 'after' },
    'より大きい | より大きな | より多い | より多く | より高い | より上 | より上の | を超える | を超えた | を超えて | を超え | 超え | 超 | 超の | を上回る | を上回った | 越え | を越える | より大 | よりも大きい | よりも多い | よりも高い | を超過',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'after' },
    '未満 | 未満の | より小さい | より小さな | より少ない | より低い | より下 | より下の | を下回る | を下回った | に満たない | よりも小さい | よりも少ない | よりも低い',
  ),
  heard({ kind: 'compare', operator: '>=', place: 'after' }, '以上 | 以上の | 以上である | か以上'),
  heard({ kind: 'compare', operator: '<=', place: 'after' }, '以下 | 以下の | 以内 | 以内の | 以下である'),
  heard({ kind: 'compare', operator: '=', place: 'after' }, 'と等しい | に等しい | ちょうどの'),
  heard({ kind: 'compare', operator: '!=', place: 'after' }, 'と等しくない | に等しくない'),
  heard({ kind: 'compare', operator: '>', place: 'before' }, '> | ＞'),
  heard({ kind: 'compare', operator: '<', place: 'before' }, '< | ＜'),
  heard({ kind: 'compare', operator: '>=', place: 'before' }, '少なくとも | 最低でも | ≥ | >='),
  heard(
    { kind: 'compare', operator: '<=', place: 'before' },
    '多くとも | 最大で | 最大でも | 高くても | ≤ | <=',
  ),
  heard({ kind: 'compare', operator: '=', place: 'before' }, 'ちょうど | ぴったり | ='),
  heard({ kind: 'compare', operator: '!=', place: 'before' }, '≠ | !='),
  heard(
    { kind: 'compare', operator: '>', place: 'after', of: ages },
    '歳より上 | 歳より年上 | 歳を超える | 歳を超えた | 歳超 | より年上 | 歳より年上の',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'after', of: ages },
    '歳未満 | 歳より若い | 歳より下 | より若い | より年下',
  ),
  heard({ kind: 'compare', operator: '>=', place: 'after', of: ages }, '歳以上 | 才以上'),
  heard({ kind: 'compare', operator: '<=', place: 'after', of: ages }, '歳以下 | 才以下'),
  heard(
    { kind: 'compare', operator: '>', place: 'after', of: prices },
    '円より高い | 円を超える | ドルより高い | より高価な',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'after', of: prices },
    'より安い | 円未満 | 円より安い | より安価な',
  ),
  heard({ kind: 'compare', operator: '>', place: 'after', of: lengths }, 'より長い | より遠い | よりも長い'),
  heard({ kind: 'compare', operator: '<', place: 'after', of: lengths }, 'より短い | より近い | よりも短い'),
  heard({ kind: 'compare', operator: '>', place: 'after', of: weights }, 'より重い'),
  heard({ kind: 'compare', operator: '<', place: 'after', of: weights }, 'より軽い'),
  heard({ kind: 'compare', operator: '>', place: 'after', of: temperatures }, 'より暑い | より暖かい'),
  heard({ kind: 'compare', operator: '<', place: 'after', of: temperatures }, 'より寒い | より涼しい'),
]

export const comparisons: readonly Heard[] = [
  ...comparatives,
  ...bounds,
  heard({ kind: 'when', operator: '>' }, 'より後 | より後の | の後 | 後に | 後の | よりも後'),
  heard({ kind: 'when', operator: '>=' }, '以降 | 以降の | 以降に | 以後 | から | 以来'),
  heard(
    { kind: 'when', operator: '<' },
    'より前 | より前の | 以前 | 以前の | 以前に | の前 | よりも前 | 前に',
  ),
  heard({ kind: 'when', operator: '<=' }, 'まで | までの | までに'),
  heard({ kind: 'between' }, 'の間 | の間の | 間の | 間に | の範囲 | の範囲の | から | までの'),
  heard(
    { kind: 'joint', of: 'and' },
    'と | および | 及び | かつ | や | そして | ならびに | とともに | & | で',
  ),
  heard({ kind: 'joint', of: 'or' }, 'または | もしくは | あるいは | それとも | か'),
  heard({ kind: 'joint', of: 'to' }, 'から'),
  heard({ kind: 'same' }, '同じ | 同一'),
  heard(
    { kind: 'negation' },
    `
    以外 | 以外の | 以外で | 以外は | ではない | でない | じゃない | ではなく | でなく | ではなかった | を除く | を除いて | を除いた |
    を除き | 除く | 除いて | 除いた | を含まない | 含まない | 抜きの | 抜きで | していない | されていない | しなかった | されなかった |
    しない | されない | になっていない | に該当しない | 外の | のほかに | を外した
  `,
  ),
  heard(
    { kind: 'missing' },
    `
    欠損 | 欠損値 | 欠損している | 欠けている | が空 | が空の | が空白 | 空欄 | 空欄の | が空欄 | 空白の | 未入力 | 未入力の | 未記入 | 未記録 |
    がない | のない | がありません | が無い | の無い | がついていない | が付いていない | が記録されていない | が登録されていない | が入力されていない | 入力されていない | 記録されていない | 登録されていない | が付いていません |
    がわからない | 不明の | null | が未設定
  `,
  ),
  heard(
    { kind: 'compared' },
    '比較 | 比較して | を比較 | を比べて | 比べて | 比べると | 対比 | それぞれ | それぞれの | それぞれいくら | それぞれ何',
  ),
]
