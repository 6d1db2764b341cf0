export { featureNames } from './feature/registry.ts'
export { understand as candidatesOf, type Understood } from './understand.ts'
