import { readFileSync } from 'node:fs'
import { readConfidence, type Confidence } from '../confidence/confidence.ts'
import { featureNames } from '../feature/registry.ts'
import { readRanker, type Ranker } from './ranker.ts'

export interface Models {
  readonly ranker: Ranker
  readonly confidence: Confidence
}

let read: Models | undefined

/** What was learned, read when it is first needed. */
export function models(): Models {
  read ??= {
    ranker: readRanker(json('./ranker.json'), featureNames),
    confidence: readConfidence(json('../confidence/confidence.json'), featureNames),
  }
  return read
}

const json = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
