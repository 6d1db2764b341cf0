/** Why a picture is not of the kind that was asked for. */
export type PictureReason =
  | 'no-whole'
  | 'many-slices'
  | 'slice-below-zero'
  | 'no-order'
  | 'no-time'
  | 'no-stack'
  | 'no-two-numbers'
  | 'figures-counted'
  | 'figures-boxed'
  | 'no-two-groupings'
  | 'unlike'

/** A sentence each. */
export type PictureReasons = { readonly [Reason in PictureReason]: string }
