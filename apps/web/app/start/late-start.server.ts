import type { EntryContext } from 'react-router'
import { noFetchAheadMark } from '#app/navigation/no-fetch-ahead-mark.ts'

/**
 * React takes the page over when the browser is idle, or at the visitor's first move: until then links, menus and
 * forms are plain HTML, and nothing competes with what is being read for the network or the processor.
 *
 * The script hands to the router what its own `<Scripts>` would, which imports every module at once.
 */
export async function lateStart(context: EntryContext): Promise<string> {
  const { manifest, staticHandlerContext, serverHandoffString = '{}', serverHandoffStream } = context
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const modulesOf = (route: (typeof routes)[number]) =>
    [route.clientActionModule, route.clientLoaderModule, route.clientMiddlewareModule, route.module].filter(
      (module) => module !== undefined,
    )
  const modules = routes.map((route) => [route.id, modulesOf(route)])
  // Each of them: the page's policy lets a script import only what a preload has brought.
  const preloads = new Set([
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...modulesOf(route), ...(route.imports ?? [])]),
  ])
  const ownManifest = { ...manifest, routes: Object.fromEntries(routes.map((route) => [route.id, route])) }
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : ''
  const load = `async()=>{window.__reactRouterRouteModules=Object.fromEntries(await Promise.all(${JSON.stringify(modules)}.map(async([id,urls])=>[id,Object.assign({},...await Promise.all(urls.map(url=>import(url))))])));await import(${JSON.stringify(manifest.entry.module)})}`
  return (
    `window.__reactRouterManifest=${JSON.stringify(ownManifest)};` +
    `window.__reactRouterContext=${serverHandoffString};` +
    `window.__reactRouterContext.stream=new ReadableStream({start(data){data.enqueue(${stringLiteral(data)});data.close()}}).pipeThrough(new TextEncoderStream());` +
    `(${startWhenWanted})(${JSON.stringify([...preloads])},${load},${JSON.stringify(noFetchAheadMark)})`
  )
}

/** In single quotes, as the data is full of double ones; without `<`, so that it cannot end the script. */
function stringLiteral(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1)
  return `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('<', '\\u003c')}'`
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
    // As app/navigation/may-prefetch.ts; of saved data browsers know themselves.
    document.documentElement.setAttribute(mark, '')
  }
  if (connection?.saveData) {
    return
  }
  // Pictures first, but a slow one among them must not hold the script back for long.
  addEventListener('load', startIdle, { once: true })
  setTimeout(startIdle, 3000)
}
