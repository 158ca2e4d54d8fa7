/** A reason why a backup or restore failed, in one line that an operator can act on. */
export class BackupError extends Error {
  override name = 'BackupError';
}
