/** What keeps a backup or a restore from being done, said in one line that an operator can act on. */
export class BackupError extends Error {
  override name = 'BackupError';
}
