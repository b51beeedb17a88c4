import { runInNewContext } from 'node:vm'
import type { EntryContext } from 'react-router'
import { describe, expect, it } from 'vitest'
import { deferredHydrationScript } from './deferred-hydration.server.ts'

const data = 'Bu Sari\\\'s "saham", \\ </script><b><!--<SCRIPT> \\"\n\u2028'

/** The entry context of React Router, reduced to the relevant fields. */
const context = {
  manifest: {
    version: '1a',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/shell.js'] },
    routes: {
      root: {
        id: 'root',
        module: '/assets/root.js',
        clientActionModule: '/assets/action.js',
        imports: ['/assets/shell.js', '/assets/part.js'],
      },
      other: { id: 'other', module: '/assets/other.js' },
      home: { id: 'home', parentId: 'root', index: true, module: '/assets/home.js' },
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }] },
  serverHandoffString: '{"ssr":true}',
  serverHandoffStream: new Response(data).body,
} as unknown as EntryContext

describe('deferredHydrationScript', () => {
  it('passes data and routes to the router, and loads nothing before it is needed', async () => {
    const script = await deferredHydrationScript(context)
    expect(script).not.toMatch(/<\/|<!--|<script/i)
    const listeners = new Map<string, () => void>()
    const preloaded: string[] = []
    const window: Record<string, unknown> & { __reactRouterContext?: { stream: ReadableStream } } = {}
    const globals = {
      window,
      document: {
        body: { children: [] },
        documentElement: { setAttribute() {} },
        createElement: () => ({}),
        head: { append: ({ href }: { href: string }) => preloaded.push(href) },
      },
      MutationObserver: class {
        observe() {}
      },
      navigator: {},
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      removeEventListener() {},
      setTimeout: (task: () => void, delay = 0) => delay === 0 && task(),
      ReadableStream,
      TextEncoderStream,
    }
    runInNewContext(script, globals)
    expect(window).toMatchObject({
      __reactRouterContext: { ssr: true },
      __reactRouterManifest: {
        version: '1a',
        routes: { root: { module: '/assets/root.js' }, home: { module: '/assets/home.js' } },
      },
    })
    expect(JSON.stringify(window)).not.toContain('/assets/other.js')
    expect(await new Response(window.__reactRouterContext?.stream).text()).toBe(data)
    expect(preloaded).toEqual([])
    listeners.get('keydown')?.()
    expect(preloaded).toEqual([
      '/assets/entry.js',
      '/assets/shell.js',
      '/assets/action.js',
      '/assets/root.js',
      '/assets/part.js',
    ])
  })
})
