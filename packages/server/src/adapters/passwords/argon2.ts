import { hash, verify, type Options } from '@node-rs/argon2'
import type { Passwords } from '../../ports/passwords.ts'

/** Argon2id, the algorithm that the library takes unless told, with the least that OWASP advises. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a password that nobody knows: what is verified where there is no account takes as long. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$8YOXjzlSwmdFIxQ9flU+7w$eJlS4Eu5TVUiZCkPZcLQQUkm+1Cgx0li0pebaRJii2E'

/** Both run on threads of their own. One at a time, so that many who log in leave room for everybody else. */
export function createPasswords(): Passwords {
  let previous: Promise<unknown> = Promise.resolve()
  const inTurn = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    const done = previous.then(work)
    previous = done.catch(() => undefined)
    return done
  }
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFKC'), options)),
    async verify(kept, password) {
      const isRight = await inTurn(() => verify(kept ?? nobody, password.normalize('NFKC')))
      return isRight && kept !== undefined
    },
  }
}
