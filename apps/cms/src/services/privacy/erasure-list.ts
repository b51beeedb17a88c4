import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import type { Session } from '#cms/base/database/session.ts'
import { environment } from '#cms/base/environment/environment.ts'
import { retentionPeriods } from '#cms/base/privacy/retention-periods.ts'
import { DiskStore } from '#cms/services/media/disk-store.ts'
import type { FileStore } from '#cms/services/media/file-store.ts'
import { bucketFiles } from '#cms/services/media/media-files.ts'

/** Any constant works if nothing else in this database uses the same advisory lock. */
const listLock = 771_013
const fileName = 'erasures.txt'
const linePattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{64})( subscription)?$/

/** Outside the database, so that restoring a backup does not take erasures back. */
export const listStore: FileStore = bucketFiles ?? new DiskStore(join(environment.DATA_DIR, 'erasures'))

export interface ListedErasure {
  readonly at: Date
  /** A keyed hash of the email address. */
  readonly person: string
  /** `subscription`: the person deleted the subscription only. */
  readonly scope: 'all' | 'subscription'
}

const formatLine = ({ at, person, scope }: ListedErasure): string =>
  `${at.toISOString()} ${person}${scope === 'all' ? '' : ` ${scope}`}`

function parseLine(line: string): ListedErasure | null {
  const [, time = '', person = '', scope] = linePattern.exec(line) ?? []
  const at = new Date(time)
  if (Number.isNaN(at.getTime())) return null
  return { at, person, scope: scope === undefined ? 'all' : 'subscription' }
}

/** Whether an erasure is within its retention period, after which backups are older than its record may be. */
export function isKept({ at }: ListedErasure): boolean {
  const oldest = new Date()
  oldest.setUTCFullYear(oldest.getUTCFullYear() - retentionPeriods.erasures.years)
  return at > oldest
}

/** The lines of the list; null if there is no list. */
async function loadLines(store: FileStore): Promise<string[] | null> {
  if ((await store.size(fileName)) === null) return null
  const text = (await buffer(await store.read(fileName))).toString('utf8')
  return text.split(/\r?\n/).filter((line) => line !== '')
}

/** The erasures of the list, and the number of lines that are none; null if there is no list. */
export async function loadList(
  store: FileStore,
): Promise<{ erasures: ListedErasure[]; unreadable: number } | null> {
  const lines = await loadLines(store)
  if (lines === null) return null
  const erasures = lines.map(parseLine).filter((erasure) => erasure !== null)
  return { erasures, unreadable: lines.length - erasures.length }
}

/**
 * The lines to keep, without those past their retention period. Holds a lock until the end of the transaction: a bucket
 * can only replace the whole list.
 */
export async function lockList(session: Session, store: FileStore): Promise<string[]> {
  await session.execute(sql`select pg_advisory_xact_lock(${listLock})`)
  return ((await loadLines(store)) ?? []).filter((line) => {
    const erasure = parseLine(line)
    // Unreadable lines stay, so that somebody can repair them.
    return erasure === null || isKept(erasure)
  })
}

/** Writes the locked list with more erasures. */
export async function writeList(
  kept: readonly string[],
  added: readonly ListedErasure[],
  store: FileStore,
): Promise<void> {
  const lines = new Set([...kept, ...added.map(formatLine)])
  await store.write(fileName, Buffer.from([...lines, ''].join('\n')), 'text/plain; charset=utf-8')
}
