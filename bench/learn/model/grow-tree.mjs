// One tree: parts rows by the bins of their features where that gains most, from sums over the bins (histograms).
import { mostBins } from './bounds.mjs'

/**
 * members: the rows that are added up; slopes and bends: the first and second derivatives of the loss by row. A node is { value } or
 * { place, bin, below, otherwise }: rows whose bin of the feature at this place is less than `bin` go below.
 */
export function growTree(data, { members, slopes, bends }, settings) {
  const sums = { data, slopes, bends, settings, scratch: new Int32Array(members.length) }
  const root = histogramOf(sums, members, 0, members.length)
  return grow(sums, { members, from: 0, until: members.length, histogram: root, depth: 0 })
}

function grow(sums, node) {
  const { settings } = sums
  const split = node.depth < settings.depth ? bestSplit(sums, node.histogram) : undefined
  if (split === undefined) return { value: leafValue(node.histogram, settings) }
  const middle = part(sums, node, split)
  const [below, otherwise] = halves(sums, node, middle)
  return { ...split, below: grow(sums, below), otherwise: grow(sums, otherwise) }
}

/** The smaller half is added up, the larger is what is left. */
function halves(sums, { members, from, until, histogram, depth }, middle) {
  const smallerFirst = middle - from <= until - middle
  const smaller = smallerFirst
    ? histogramOf(sums, members, from, middle)
    : histogramOf(sums, members, middle, until)
  const larger = difference(histogram, smaller)
  const [first, second] = smallerFirst ? [smaller, larger] : [larger, smaller]
  return [
    { members, from, until: middle, histogram: first, depth: depth + 1 },
    { members, from: middle, until, histogram: second, depth: depth + 1 },
  ]
}

function histogramOf({ data, slopes, bends }, members, from, until) {
  const { starts, codes, zeros } = data
  const histogram = emptyHistogram(zeros.length)
  for (let at = from; at < until; at++) {
    const row = members[at]
    const [slope, bend] = [slopes[row], bends[row]]
    histogram.slope += slope
    histogram.bend += bend
    for (let entry = starts[row]; entry < starts[row + 1]; entry++) {
      histogram.slopes[codes[entry]] += slope
      histogram.bends[codes[entry]] += bend
    }
  }
  for (let place = 0; place < zeros.length; place++) fillZero(histogram, place, zeros[place])
  return histogram
}

const emptyHistogram = (features) => ({
  slope: 0,
  bend: 0,
  slopes: new Float64Array(features * mostBins),
  bends: new Float64Array(features * mostBins),
})

/** Rows that do not have a feature are not walked through: what lies in no other bin lies in that of 0. */
function fillZero(histogram, place, zero) {
  let [slope, bend] = [histogram.slope, histogram.bend]
  for (let code = place * mostBins; code < (place + 1) * mostBins; code++) {
    slope -= histogram.slopes[code]
    bend -= histogram.bends[code]
  }
  histogram.slopes[place * mostBins + zero] = slope
  histogram.bends[place * mostBins + zero] = bend
}

function difference(whole, part) {
  const left = {
    slope: whole.slope - part.slope,
    bend: whole.bend - part.bend,
    slopes: new Float64Array(whole.slopes.length),
    bends: new Float64Array(whole.bends.length),
  }
  for (let code = 0; code < whole.slopes.length; code++) {
    left.slopes[code] = whole.slopes[code] - part.slopes[code]
    left.bends[code] = whole.bends[code] - part.bends[code]
  }
  return left
}

function bestSplit({ data, settings }, histogram) {
  const { restraint, leastBend, leastGain } = settings
  const before = histogram.slope ** 2 / (histogram.bend + restraint)
  let [best, found] = [leastGain]
  for (let place = 0; place < data.bounds.length; place++) {
    let [slope, bend] = [0, 0]
    for (let bin = 1; bin <= data.bounds[place].length; bin++) {
      slope += histogram.slopes[place * mostBins + bin - 1]
      bend += histogram.bends[place * mostBins + bin - 1]
      const [otherSlope, otherBend] = [histogram.slope - slope, histogram.bend - bend]
      if (bend < leastBend || otherBend < leastBend) continue
      const gain = slope ** 2 / (bend + restraint) + otherSlope ** 2 / (otherBend + restraint) - before
      if (gain > best) [best, found] = [gain, { place, bin }]
    }
  }
  return found
}

/** Puts the members that go below first, each side in its order; returns where the second begins. */
function part({ data, scratch }, { members, from, until }, { place, bin }) {
  const column = data.columns[place]
  let [first, second] = [from, 0]
  for (let at = from; at < until; at++) {
    if (column[members[at]] < bin) members[first++] = members[at]
    else scratch[second++] = members[at]
  }
  members.set(scratch.subarray(0, second), first)
  return first
}

/** Leaves are told in whole steps, so that what is learned from them next is what the file will say. */
function leafValue({ slope, bend }, { rate, restraint, scale }) {
  const value = Math.round((-rate * slope) / (bend + restraint) / scale) * scale
  return value === 0 ? 0 : value
}
