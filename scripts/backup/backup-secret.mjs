import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sealKeyOf, unsealWith } from '../../apps/cms/src/privacy/sealed-text.ts'
import { query } from '../database/database.mjs'
import { Fault, hasCode } from '../session/fault.mjs'
import { readSecrets } from '../site/secrets.mjs'
import { isSameSecret } from './secret-mark.mjs'

/**
 * Proves that the client directory can be read after the restore: the secret that seals it has to be the one that
 * the backup was made with. That is in the backup itself at times, for a machine that has none yet.
 *
 * @param {object} order
 * @param {string} order.dataDir
 * @param {NodeJS.ProcessEnv} order.env
 * @param {import('./backup-files.mjs').BackupReader} order.files
 * @param {import('./backup-manifest.mjs').Manifest} order.manifest
 * @param {boolean} order.isSecretLost
 * @returns {Promise<{ take: () => void, giveBack: () => void }>} what takes the backup's secrets over, where they are needed,
 *   and what leaves no secrets where there were none
 */
export async function checkSecret({ dataDir, env, files, manifest, isSecretLost }) {
  const file = join(dataDir, 'secrets.json')
  const unfinished = `${file}.new`
  const isMissing = !existsSync(file)
  const isTaking = !isSecretLost && manifest.hasSecrets && isMissing
  const taken = isTaking ? await text(files.open('secrets.json').content) : ''
  const outcome = {
    take: () => {
      if (!isTaking) return
      writeFileSync(unfinished, taken, { mode: 0o600 })
      renameSync(unfinished, file)
    },
    giveBack: () => {
      if (!isMissing) return
      for (const written of [unfinished, file]) rmSync(written, { force: true })
    },
  }
  if (isSecretLost) return outcome
  const secret = env.PAYLOAD_SECRET || (isTaking ? JSON.parse(taken) : readSecrets(file)).PAYLOAD_SECRET
  if (secret && isSameSecret(secret, manifest.secretMark)) return outcome
  const how = secret
    ? 'The PAYLOAD_SECRET here is not the one that the backup was made with'
    : 'PAYLOAD_SECRET is missing here'
  throw new Fault(
    `${how}, and without it nobody can read the client directory: put the secrets.json that was kept with the backup into ${dataDir}, or say --secret-lost. Nothing was changed.`,
  )
}

/**
 * Beside a database of one's own the services may have their secrets from elsewhere, and the file here may have been made by
 * another command. What it says must open what the content service has sealed. A secret that is given by name is believed:
 * after one was lost, what it sealed opens with none.
 *
 * @param {import('../site/services.mjs').Site} site
 */
export async function checkSecretInUse({ env, dataDir, secrets, database }) {
  if (!env.DATABASE_URL || env.PAYLOAD_SECRET) return
  const sealed = await anySealed(database.cmsUrl)
  if (sealed === null || isSealedWith(secrets.PAYLOAD_SECRET, sealed)) return
  throw new Fault(
    `The PAYLOAD_SECRET in ${join(dataDir, 'secrets.json')} is not the one that the content service seals with: set PAYLOAD_SECRET as the service has it. Nothing was written.`,
  )
}

/**
 * @param {string} secret
 * @param {string} sealed
 */
function isSealedWith(secret, sealed) {
  try {
    unsealWith(sealKeyOf(secret), sealed)
    return true
  } catch {
    return false
  }
}

/** @param {string} cmsUrl @returns {Promise<string | null>} null where nothing is sealed yet */
async function anySealed(cmsUrl) {
  try {
    const [row] = await query(
      cmsUrl,
      "select to_jsonb(client_directory) ->> 'sealed_email' as sealed from client_directory limit 1",
    )
    return typeof row?.sealed === 'string' ? row.sealed : null
  } catch (error) {
    // That there is nothing at all is said by who looks for it.
    if (hasCode(error, '42P01')) return null
    throw error
  }
}
