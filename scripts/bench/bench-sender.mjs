import { join } from 'node:path'
import { load } from './bench-load.mjs'
import { findWrk, loadByWrk } from './wrk.mjs'

/**
 * Who sends the load: wrk, or autocannon where there is none.
 *
 * @param {import('../session/session.mjs').Session} session
 * @param {string} workDir
 * @returns {Promise<{ send: import('./peers-load.mjs').Sender, generator: string }>}
 */
export async function findSender({ report, family }, workDir) {
  const wrk = await report.step('Find wrk', async (note) => {
    const found = await findWrk({ logDir: join(workDir, 'logs'), family, folder: join(workDir, 'wrk') })
    note(found ? found.version : 'not installed, autocannon takes its place')
    return found
  })
  return {
    send: (target) => (wrk ? loadByWrk(wrk, target, family) : load(target, family)),
    generator: wrk ? `wrk ${wrk.version}` : 'autocannon',
  }
}
