import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const name = 'tries.log'

/** What nginx writes of each request: how many bytes went to each node that it tried, none to one that was not there. */
export const triesLog = {
  format: "log_format tries '$request_method $upstream_bytes_sent';",
  /** @param {string} folder of nginx */
  directive: (folder) => `access_log ${join(folder, 'logs', name)} tries;`,
}

/** @param {import('./cluster-site.mjs').Cluster} cluster */
export function triesOf({ site }) {
  const log = readFileSync(join(site.dataDir, 'nginx', 'logs', name), 'utf8')
  const requests = log.split('\n').map((line) => {
    const [method, ...bytes] = line.split(/,? /)
    return { method, tries: bytes.length, sent: bytes.filter((count) => Number(count) > 0).length }
  })
  const forms = requests.filter(({ method }) => method === 'POST')
  return {
    pagesRepeated: requests.filter(({ method, tries }) => method === 'GET' && tries > 1).length,
    forms: forms.length,
    formsSentTwice: forms.filter(({ sent }) => sent > 1).length,
  }
}
