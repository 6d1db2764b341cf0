/** Why nothing was kept or restored, for whoever asked for it. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}
