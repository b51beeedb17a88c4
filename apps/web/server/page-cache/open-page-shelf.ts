import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Environment } from '../environment.ts'
import { securitySettings } from '../service-options.ts'
import { openPageStore } from './open-page-store.ts'
import { pageEdition } from './page-edition.ts'
import { PageShelf } from './page-shelf.ts'

const BUILD = fileURLToPath(new URL('../../build', import.meta.url))

/** The shelf of this node, in its own folder; null where pages are kept in memory alone. */
export function openPageShelf(environment: Environment, log: Logger): PageShelf | null {
  if (environment.PAGE_STORE_MB === 0 || environment.PAGE_CACHE !== 'on') {
    return null
  }
  const place = {
    folder: join(environment.DATA_DIR, 'pages'),
    limitBytes: environment.PAGE_STORE_MB * 1024 * 1024,
    log,
  }
  return new PageShelf({
    open: (isBroken) => openPageStore(place, isBroken),
    // What of the settings stands in pages is what their policy is made from.
    edition: pageEdition(BUILD, securitySettings(environment)),
    log,
  })
}
