export { emptyFrame } from '../../domain/frame.ts'
export type {
  Comparison,
  Frame,
  FrameAnswer,
  FrameBeside,
  FrameDimension,
  FrameMetric,
  Ranking,
  RowOrder,
  Side,
  Transform,
} from '../../domain/frame.ts'
