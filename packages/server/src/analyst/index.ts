export { understand as candidatesOf, type Understood } from './understand.ts'
