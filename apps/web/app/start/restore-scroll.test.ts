import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { SCROLL_POSITIONS } from '#app/navigation/scroll-positions.ts'
import { restoreScrollScript } from './restore-scroll.server.ts'

/** Runs the script on a page with this storage; returns where it scrolled to, and the key of the page. */
function runScript(sessionStorage: object, state: { key: string } | null = { key: 'a' }) {
  const scrolled: number[] = []
  const history = {
    state,
    replaceState(next: { key: string }) {
      history.state = next
    },
  }
  const globals = { history, scrollTo: (_: number, top: number) => scrolled.push(top) }
  Object.defineProperties(globals, Object.getOwnPropertyDescriptors(sessionStorage))
  runInNewContext(restoreScrollScript, globals)
  return { scrolled, key: history.state?.key }
}

const storing = (text: string) => ({
  sessionStorage: { getItem: (key: string) => (key === SCROLL_POSITIONS ? text : null) },
})
const blocked = {
  get sessionStorage() {
    throw new DOMException('Access is denied', 'SecurityError')
  },
}

describe('restoring the scroll position', () => {
  it('scrolls to the place that is stored for the page', () => {
    expect(runScript(storing('{"a":120,"b":7}')).scrolled).toEqual([120])
  })

  it.each([
    { name: 'storage is blocked', storage: blocked },
    { name: 'nothing is stored', storage: { sessionStorage: { getItem: () => null } } },
    { name: 'something malformed is stored', storage: storing('{"a":') },
    { name: 'no number is stored', storage: storing('{"a":"120"}') },
    { name: 'only another page is stored', storage: storing('{"b":7}') },
  ])('scrolls nowhere and throws nothing if $name', ({ storage }) => {
    expect(runScript(storage)).toEqual({ scrolled: [], key: 'a' })
  })

  it('gives a new page a key, also if storage is blocked', () => {
    expect(runScript(blocked, null)).toEqual({ scrolled: [], key: expect.stringMatching(/^\w+$/) })
  })
})
