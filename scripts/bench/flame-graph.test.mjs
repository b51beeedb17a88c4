import { describe, expect, it } from 'vitest'
import { drawFlames, framesOf, sharesOf } from './flame-graph.mjs'

const at = (/** @type {string} */ functionName, url = '') => ({ functionName, url, lineNumber: 6 })

/** A page that React renders for 3 ms, its own code runs in for 1 ms, and that nobody wants for 5 ms. */
const profile = {
  nodes: [
    { id: 1, callFrame: at('(root)'), children: [2, 5] },
    { id: 2, callFrame: at('render', 'file:///x/node_modules/react-dom/cjs/server.js'), children: [3] },
    { id: 3, callFrame: at('children', 'file:///x/node_modules/react-dom/cjs/server.js'), children: [6] },
    { id: 6, callFrame: at('render', 'file:///x/node_modules/react-dom/cjs/server.js'), children: [4] },
    { id: 4, callFrame: at('Card<1>', 'file:///x/apps/web/build/server/card.js') },
    { id: 5, callFrame: at('(idle)') },
  ],
  samples: [2, 6, 4, 5],
  timeDeltas: [1000, 2000, 1000, 5000],
}

describe('a flame graph', () => {
  it('adds up what was busy, a recursion as one', () => {
    const all = framesOf(profile)
    expect(all.micros).toBe(4000)
    expect([...all.children.values()].map(({ name, micros }) => ({ name, micros }))).toEqual([
      { name: 'render', micros: 4000 },
    ])
    const [render] = all.children.values()
    const called = [...(render?.children.values() ?? [])].filter(({ micros }) => micros > 0)
    expect(called.map(({ name, micros }) => ({ name, micros }))).toEqual([{ name: 'Card<1>', micros: 1000 }])
  })

  it('leaves out what was before', () => {
    expect(framesOf(profile, 1500).micros).toBe(3000)
  })

  it('says whose code ran', () => {
    const shares = new Map(sharesOf(framesOf(profile)).map(({ title, share }) => [title, share]))
    expect(shares.get('React')).toBe(0.75)
    expect(shares.get('this site')).toBe(0.25)
  })

  it('is a picture that names functions and their place, not the machine', () => {
    const picture = drawFlames(framesOf(profile), 'a page')
    expect(picture).toContain('<title>Card&lt;1&gt; build/server/card.js:7: 25.0 %</title>')
    expect(picture).not.toContain('file:///x')
    expect(picture.match(/<rect /g)?.length).toBe(1 + 5 + 3)
  })
})
