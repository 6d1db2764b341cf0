import { heard, type Heard } from '../hears.ts'

export const ja: readonly Heard[] = [
  heard({ kind: 'chart', chart: 'pie' }, '円グラフ | 円グラフで | パイチャート | ドーナツグラフ'),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    '積み上げ | 積み上げ棒グラフ | 積上げ棒グラフ | 積み上げグラフ | 積み上げ棒グラフで',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    '集合棒グラフ | グループ化された棒グラフ | グループ棒グラフ',
  ),
  heard({ kind: 'chart', chart: 'scatter' }, '散布図 | 散布図で | 散布グラフ'),
  heard({ kind: 'chart', chart: 'histogram' }, 'ヒストグラム | ヒストグラムで'),
  heard({ kind: 'chart', chart: 'area' }, '面グラフ | 面積グラフ | エリアチャート'),
  heard({ kind: 'chart', chart: 'box' }, '箱ひげ図 | ボックスプロット'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'ヒートマップ'),
  heard({ kind: 'chart', chart: 'number' }, '数値だけで大きく | 一つの数字で'),
  heard(
    { kind: 'chart', chart: 'none' },
    'グラフなし | グラフなしで | グラフは不要 | グラフはいらない | 数字だけ | 数値だけ | 表だけ',
  ),
  heard({ kind: 'suggest', chart: 'scatter' }, '関係 | の関係 | 相関 | 相関関係 | 関連 | 関係性'),
  heard({ kind: 'suggest', chart: 'line' }, '傾向 | 推移 | トレンド | 変化 | 時間の経過 | 時系列'),
  heard({ kind: 'suggest', chart: 'pie' }, '割合 | 比率 | 構成比 | シェア | パーセンテージ | 内訳'),
  heard({ kind: 'suggest', chart: 'bar' }, '比較 | 比べて | 比較して | 対比'),
  heard({ kind: 'suggest', chart: 'histogram' }, '分布 | 分布状況'),
  heard({ kind: 'axis', axis: 'x' }, 'x軸 | 横軸'),
  heard({ kind: 'axis', axis: 'y' }, 'y軸 | 縦軸'),
  heard({ kind: 'bin' }, '区間 | 間隔 | ビン'),
  heard({ kind: 'grain', grain: 'weekday' }, '曜日 | 曜日別 | 曜日ごと | 曜日毎 | 各曜日'),
  heard({ kind: 'grain', grain: 'hour' }, '時間帯 | 時間帯別 | 時間ごと | 時間別 | 一時間ごと | 1時間ごと'),
]
