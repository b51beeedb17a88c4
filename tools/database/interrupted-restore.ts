import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../errors.ts'

/** Where a restore moves the replaced data until the restored data is in place. */
export const replacedDirectory = (dataDir: string): string => join(dataDir, 'restore.replaced')

/** The replaced data while it is deleted. */
export const obsoleteDirectory = (dataDir: string): string => join(dataDir, 'restore.obsolete')

/** @throws UserError if a restore was killed between its renames, so that the only copy is still moved aside */
export function checkInterrupted(dataDir: string): void {
  rmSync(obsoleteDirectory(dataDir), { recursive: true, force: true })
  const replaced = replacedDirectory(dataDir)
  if (!existsSync(replaced)) return
  throw new UserError(
    `A restore was interrupted: move what is in ${replaced} back to ${dataDir}, then remove ${replaced}.`,
  )
}
