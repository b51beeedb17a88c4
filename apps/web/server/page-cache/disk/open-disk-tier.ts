import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Environment } from '../../environment.ts'
import { securitySettings } from '../../service-options.ts'
import { DiskTier } from './disk-tier.ts'
import { openPageFile } from './open-page-file.ts'
import { pageEdition } from './page-edition.ts'

const BUILD = fileURLToPath(new URL('../../../build', import.meta.url))

/** The kept pages of this node, in its own folder; null where pages are kept in memory alone. */
export function openDiskTier(environment: Environment, log: Logger): DiskTier | null {
  if (environment.PAGE_STORE_MB === 0 || environment.PAGE_CACHE !== 'on') {
    return null
  }
  const place = {
    folder: join(environment.DATA_DIR, 'pages'),
    limitBytes: environment.PAGE_STORE_MB * 1024 * 1024,
    log,
  }
  return new DiskTier({
    open: (former) => openPageFile(place, former),
    // What of the settings stands in pages is what their policy is made from.
    edition: pageEdition(BUILD, securitySettings(environment)),
    log,
  })
}
