import { describe, expect, it } from 'vitest'
import { startLate } from './late-start.server.ts'

/** What React Router writes, with what matters here. */
const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><p>Harga $&amp; $1</p><script type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_main};
  window.__reactRouterManifest = {
  "entry": { "module": "/assets/entry.js" }
};
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body>`

describe('startLate', () => {
  it('leaves nothing for the browser to fetch but what the page shows', () => {
    const late = startLate(page)
    expect(late).not.toContain('<link rel="modulepreload"')
    expect(late).not.toContain('type="module"')
    expect(late).toContain('<link rel="stylesheet" href="/assets/root.css"/>')
    expect(late).toContain('<p>Harga $&amp; $1</p>')
  })

  it('keeps what the start needs: the modules, in one go, then the rest in its order', () => {
    const late = startLate(page)
    expect(late).toContain('["/assets/entry.js","/assets/root.js"]')
    expect(late).toContain(
      'async()=>{const [route0,route1_main]=await Promise.all([import("/assets/root.js"),import("/assets/home.js")]);' +
        'const route1 = {...route1_main};window.__reactRouterManifest = {"entry": { "module": "/assets/entry.js" }};' +
        'window.__reactRouterRouteModules = {"root":route0,"home":route1};await import("/assets/entry.js");}',
    )
  })

  it('is a script that a browser can read', () => {
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(startLate(page)) ?? []
    expect(() => new Function(script)).not.toThrow()
  })

  it('writes the data with fewer backslashes, and the same', () => {
    const data = 'Bu Sari\\\'s "saham", \\ <b> \\"\n'
    const chunk = `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(data)});</script>`
    const late = startLate(page + chunk)
    const [, literal = ''] = /enqueue\(([\s\S]*)\);<\/script>$/.exec(late) ?? []
    expect(literal.startsWith("'")).toBe(true)
    expect(new Function(`return ${literal}`)()).toBe(data)
    expect(literal.length).toBeLessThan(JSON.stringify(data).length)
  })

  it('leaves a page without such a start as it is', () => {
    expect(startLate('<p>plain</p>')).toBe('<p>plain</p>')
  })
})
