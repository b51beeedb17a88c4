import { noFetchAheadMark } from './no-fetch-ahead-mark.ts'

/**
 * React takes the page over when the browser is idle, or at the visitor's first move: until then links, menus and
 * forms are plain HTML, and nothing competes with what is being read for the network or the processor.
 *
 * React Router has no setting for this: it writes preloads of every module into the head and imports them at once.
 */

const MODULE_PRELOAD = /<link (?=[^>]*rel="modulepreload")[^>]*href="([^"]+)"[^>]*>/g
const START_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
/** The data that the page starts from, as the text of a script; React Router writes `<` in it as an escape. */
const DATA_CHUNK = /(\.streamController\.enqueue\()"(.*?)"(\);<\/script>)/g
const ENTRY_IMPORT = /import\("[^"]+"\);?$/
const ROUTE_IMPORT = /import \* as (\w+) from ("[^"]+");/g

/** The page with its start put off; a page without such a start comes back as it is. */
export function startLate(html: string): string {
  const start = START_SCRIPT.exec(html)?.[1]
  if (!start) {
    return html
  }
  const preloads: string[] = []
  const withoutPreloads = html.replace(MODULE_PRELOAD, (_, address: string) => {
    preloads.push(address)
    return ''
  })
  const routes = [...start.matchAll(ROUTE_IMPORT)]
  const names = routes.map(([, name]) => name).join(',')
  const imports = routes.map(([, , address]) => `import(${address})`).join(',')
  const rest = start
    .replace(ROUTE_IMPORT, '')
    .replace(/^[;\s]+|\n\s*/g, '')
    .replace(ENTRY_IMPORT, 'await $&')
  const load = `async()=>{const [${names}]=await Promise.all([${imports}]);${rest}}`
  return withoutPreloads
    .replace(
      DATA_CHUNK,
      (_, call: string, text: string, end: string) => `${call}${inSingleQuotes(text)}${end}`,
    )
    .replace(
      START_SCRIPT,
      () =>
        `<script>(${startWhenWanted})(${JSON.stringify(preloads)},${load},${JSON.stringify(noFetchAheadMark)})</script>`,
    )
}

/** The data is full of double quotes, each of which would need a backslash: a tenth of its length. */
function inSingleQuotes(literal: string): string {
  return `'${literal.replaceAll("'", "\\'").replaceAll('\\"', '"')}'`
}

/** Runs in the browser, from its own text: it can use nothing from outside. */
function startWhenWanted(modules: string[], load: () => Promise<unknown>, mark: string) {
  // Taken back while React looks, see foreign-changes.ts. The page's own scripts follow beside these parts.
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  for (const part of document.body.children) {
    observer.observe(part, {
      childList: true,
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
    })
  }
  const takePageChanges = () => {
    changes.push(...observer.takeRecords())
    observer.disconnect()
    return changes
  }
  Object.assign(window, { takePageChanges })

  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']

  let isWanted = false
  const start = () => {
    if (isWanted) {
      return
    }
    isWanted = true
    for (const sign of signs) {
      removeEventListener(sign, start, true)
    }
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    load().catch(() => {
      // What cannot be fetched leaves the page as it is: plain HTML that works.
    })
  }
  const startIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)

  for (const sign of signs) {
    addEventListener(sign, start, { capture: true, passive: true })
  }
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (/2g$/.test(connection?.effectiveType ?? '')) {
    // As app/shell/may-prefetch.ts; of saved data browsers know themselves.
    document.documentElement.setAttribute(mark, '')
  }
  if (connection?.saveData) {
    return
  }
  // Pictures first, but a slow one among them must not hold the script back for long.
  addEventListener('load', startIdle, { once: true })
  setTimeout(startIdle, 3000)
}
