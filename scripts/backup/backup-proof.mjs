import { createHmac, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../session/fault.mjs'

export const sumsFile = 'SHA256SUMS'
const proofFile = `${sumsFile}.hmac`

/**
 * What only a holder of BACKUP_KEY can write beside the list of sums, and so beside all that is on the list.
 *
 * @param {import('./backup-seal.mjs').BackupSeal} seal
 * @param {string} list
 * @returns {{ path: string, text: string }}
 */
export const proofOf = (seal, list) => ({ path: proofFile, text: `${hmac(seal, list).toString('hex')}\n` })

/**
 * @param {object} order
 * @param {import('./backup-seal.mjs').BackupSeal} order.seal
 * @param {string} order.folder
 * @param {string} order.list
 * @param {boolean} order.isUnproven believed without proof, not with a wrong one
 */
export function checkProof({ seal, folder, list, isUnproven }) {
  const file = join(folder, proofFile)
  if (!existsSync(file)) {
    if (isUnproven) return
    throw new Fault(
      `Nothing proves that the backup in ${folder} is whole and was written with BACKUP_KEY: it has no ${proofFile}. If it is yours, made by a program that wrote none, say --unproven. Nothing was changed.`,
    )
  }
  const given = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  const wanted = hmac(seal, list)
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return
  throw new Fault(
    `The list ${join(folder, sumsFile)} is not what was written with BACKUP_KEY: somebody has changed it. Nothing was changed.`,
  )
}

/**
 * @param {import('./backup-seal.mjs').BackupSeal} seal
 * @param {string} list
 */
const hmac = ({ proofKey }, list) => createHmac('sha256', proofKey).update(list).digest()
