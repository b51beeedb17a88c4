import type { EntryContext } from 'react-router'
import { serializeFunction } from '#app/design/serialize-function.server.ts'
import { noPrefetchAttribute } from '#app/navigation/no-prefetch-attribute.ts'

type AssetsManifest = EntryContext['manifest']

/**
 * Defers hydration until the browser is idle or the visitor interacts. Until then, links, menus and forms are plain
 * HTML, and nothing competes for network and CPU.
 *
 * The script sets up the same data as the router's `<Scripts>`, which imports every module immediately.
 */
export async function deferredHydrationScript(context: EntryContext): Promise<string> {
  const { manifest, staticHandlerContext, serverHandoffString = '{}', serverHandoffStream } = context
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  // The router counts a layout's own path as known, so it never requests the layout's index route.
  const indexes = Object.values(manifest.routes).filter(
    (route) => route?.index && routes.some(({ id }) => id === route.parentId),
  )
  const known = [...routes, ...indexes].map((route) => [route?.id, route])
  const ownManifest = { ...manifest, routes: Object.fromEntries(known) }
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : ''
  return (
    `window.__reactRouterManifest=${JSON.stringify(ownManifest)};` +
    `window.__reactRouterContext=${serverHandoffString};` +
    `window.__reactRouterContext.stream=new ReadableStream({start(data){data.enqueue(${stringLiteral(data)});data.close()}}).pipeThrough(new TextEncoderStream());` +
    `(${serializeFunction(deferHydration)})(${JSON.stringify(routes.map(({ id }) => id))},url=>import(url),${JSON.stringify(noPrefetchAttribute)})`
  )
}

/**
 * Lines of JSON as a literal, in single quotes because they are full of double quotes: JSON.stringify, which escapes
 * those, takes six times as long. Only the three beginnings that change how HTML parses a script are escaped: texts have
 * a thousand other `<`.
 */
function stringLiteral(lines: string): string {
  const inside = lines.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')
  return `'${inside.replaceAll('</', '<\\/').replaceAll(/<(?=!--|script)/gi, '\\u003c')}'`
}

/**
 * Serialized into the page, so it must not use anything from its scope. `ids` are the routes of the page. The modules
 * come from the manifest in the page, because file names barely compress.
 */
function deferHydration(ids: string[], importModule: (url: string) => Promise<object>, attribute: string) {
  const { entry, routes } = Reflect.get(window, '__reactRouterManifest') as AssetsManifest
  const own = ids.flatMap((id) => routes[id] ?? [])
  const listModules = (route: (typeof own)[number]) =>
    [route.clientActionModule, route.clientLoaderModule, route.clientMiddlewareModule, route.module].filter(
      (module) => module !== undefined,
    )
  // All of them: the CSP allows a script to import only preloaded modules.
  const modules = [
    ...new Set([
      entry.module,
      ...entry.imports,
      ...own.flatMap((route) => [...listModules(route), ...(route.imports ?? [])]),
    ]),
  ]
  const load = async () => {
    const loaded = await Promise.all(
      own.map(async (route) => {
        const parts = await Promise.all(listModules(route).map(importModule))
        return [route.id, Object.assign({}, ...parts)]
      }),
    )
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(loaded) })
    await importModule(entry.module)
  }
  // Undone during hydration, see foreign-changes.ts. The page's own scripts come after these elements.
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

  const interactions = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']

  let isStarted = false
  const start = () => {
    if (isStarted) {
      return
    }
    isStarted = true
    for (const interaction of interactions) {
      removeEventListener(interaction, start, true)
    }
    preload()
  }
  // A few per task, because the requests of all modules together block a phone for over 100 ms.
  const preload = () => {
    for (const href of modules.splice(0, 4)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    if (modules.length > 0) {
      setTimeout(preload)
    } else {
      load().catch(() => {
        // On a failed import, the page remains working plain HTML.
      })
    }
  }
  const startIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)

  for (const interaction of interactions) {
    addEventListener(interaction, start, { capture: true, passive: true })
  }
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (/2g$/.test(connection?.effectiveType ?? '')) {
    // Like app/navigation/may-prefetch.ts; browsers handle Save-Data themselves.
    document.documentElement.setAttribute(attribute, '')
  }
  if (connection?.saveData) {
    return
  }
  // After images, but a slow image must not delay hydration for long.
  addEventListener('load', startIdle, { once: true })
  setTimeout(startIdle, 3000)
}
