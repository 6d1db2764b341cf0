export * from './analysis.ts'
export * from './answer-template.ts'
export * from './answering-steps.ts'
export * from './formula.ts'
export * from './plan.ts'
export * from './tidy-verb.ts'
export * from './time.ts'
export * from './verb.ts'
export { versionOf } from './plan-version.ts'
export { analysis as analysisSchema } from './schemas/analysis.ts'
export { answerTemplate as answerTemplateSchema } from './schemas/answer-template.ts'
export { formula as formulaSchema } from './schemas/formula.ts'
export { dimension as dimensionSchema } from './schemas/metric.ts'
export { isNestedDeeper, notNestedDeeper } from './schemas/nesting.ts'
export { mostNested, plan as planSchema, planDocument } from './schemas/plan.ts'
export { schemaOf } from './schemas/schema-of.ts'
export {
  condition as conditionSchema,
  namedMetric as namedMetricSchema,
  verb as verbSchema,
} from './schemas/verb.ts'
