export { openS3Objects } from './open-s3-objects.ts'
export { UnusableBucket } from './require-bucket.ts'
