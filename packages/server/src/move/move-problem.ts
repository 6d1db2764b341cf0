/** Why nothing is moved, or what came out otherwise than it should, for whoever asked for it. */
export class MoveProblem extends Error {
  override readonly name = 'MoveProblem'
}
