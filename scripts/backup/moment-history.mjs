import { readdirSync } from 'node:fs'
import { Fault } from '../session/fault.mjs'
import { recover, sourcesOf } from './recover-server.mjs'

/**
 * Each going back to a moment begins a history of its own, and a moment lies in the one that had the last change before
 * it: not always in the newest, which PostgreSQL would follow. So they are tried in the order in which they began, each
 * with the files unpacked anew, for a server that has replayed beyond a fork cannot leave its history.
 *
 * @param {object} order
 * @param {import('./recover-server.mjs').Recovery} order.recovery
 * @param {Date | 'latest'} order.until
 * @param {string} order.firstWal of the backup: its first eight digits are the history that it was made in
 * @param {() => Promise<void>} order.unpack
 */
export async function recoverMoment({ recovery, until, firstWal, unpack }) {
  /** @param {import('./recover-server.mjs').Target} target */
  const attempt = async (target) => {
    await unpack()
    return recover(recovery, target)
  }
  if (until === 'latest') {
    if ((await attempt({ history: 'latest', until })).end === 'reached') return
    throw apart()
  }
  const ended = { history: 0, last: '' }
  let isApart = false
  for (const history of historiesFrom(Number.parseInt(firstWal.slice(0, 8), 16), recovery)) {
    const { end, last } = await attempt({ history, until })
    isApart ||= end === 'apart'
    if (end === 'reached') {
      // After the last change of one history and before the first of the next, the site stood as that one ended.
      if (last < ended.last) await attempt({ history: ended.history, until: 'latest' })
      return
    }
    if (end === 'short' && last >= ended.last) Object.assign(ended, { history, last })
  }
  if (isApart) throw apart()
  throw new Fault(
    `The archived changes end before that moment${ended.last ? `, at ${ended.last} UTC` : ''}: name an earlier one, or --until latest for all that there is. Nothing was changed.`,
  )
}

const apart = () =>
  new Fault(
    'From this backup no way leads to that moment: the site was brought back to one before the backup and went on from there, or the archive lacks what the backup begins with. Name an earlier backup. Nothing was changed.',
  )

/**
 * @param {number} own
 * @param {import('./recover-server.mjs').Recovery} recovery
 */
function historiesFrom(own, recovery) {
  const later = sourcesOf(recovery)
    .flatMap((folder) => readdirSync(folder))
    .flatMap((name) => /^([0-9A-F]{8})\.history(\.zst)?$/.exec(name)?.[1] ?? [])
    .map((digits) => Number.parseInt(digits, 16))
    .filter((history) => history > own)
  return [own, ...[...new Set(later)].sort((one, other) => one - other)]
}
