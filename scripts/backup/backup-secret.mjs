import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../session/fault.mjs'
import { isSameSecret } from './secret-mark.mjs'

/**
 * Proves that what clients and visitors sent can be read after the restore: the secret that seals it has to be
 * the one that the backup was made with. That is in the backup itself at times, for a machine that has none yet.
 *
 * @param {object} order
 * @param {string} order.dataDir
 * @param {NodeJS.ProcessEnv} order.env
 * @param {string} order.folder
 * @param {import('./backup-manifest.mjs').Manifest} order.manifest
 * @param {boolean} order.isSecretLost
 * @returns {{ take: () => void, giveBack: () => void }} what takes the backup's secrets over, where they are needed
 */
export function checkSecret({ dataDir, env, folder, manifest, isSecretLost }) {
  const file = join(dataDir, 'secrets.json')
  const isTaking = !isSecretLost && manifest.hasSecrets && !existsSync(file)
  const source = isTaking ? join(folder, 'secrets.json') : file
  const outcome = {
    take: () => {
      if (isTaking) copyFileSync(source, file)
    },
    giveBack: () => {
      if (isTaking) rmSync(file, { force: true })
    },
  }
  if (isSecretLost) return outcome
  const secret = env.PAYLOAD_SECRET || keptSecret(source)
  if (secret && isSameSecret(secret, manifest.secretMark)) return outcome
  const how = secret
    ? 'The PAYLOAD_SECRET here is not the one that the backup was made with'
    : 'PAYLOAD_SECRET is missing here'
  throw new Fault(
    `${how}, and without it nobody can read what clients and visitors sent: put the secrets.json that was kept with the backup into ${dataDir}, or say --secret-lost. Nothing was changed.`,
  )
}

/** @param {string} file */
function keptSecret(file) {
  return existsSync(file) ? String(JSON.parse(readFileSync(file, 'utf8')).PAYLOAD_SECRET ?? '') : ''
}
