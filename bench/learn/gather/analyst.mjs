// The analyst whose candidates are gathered.
import * as analyst from '@auger/server/analyst/index'

export const { candidatesOf } = analyst

/** The names of all features that a candidate can have; undefined as long as the analyst does not list them. */
export const { featureNames } = analyst
