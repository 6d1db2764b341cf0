/** Passwords are kept as slow hashes alone. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Of an account that there is not, undefined is verified: it takes as long, and is never right. */
  verify(hash: string | undefined, password: string): Promise<boolean>
}
