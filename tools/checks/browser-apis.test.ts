import { describe, expect, it } from 'vitest'
import { unsupportedIn } from './browser-apis.ts'

const namesIn = (code: string) => unsupportedIn('client.tsx', code).map(({ name }) => name)

describe('unsupportedIn', () => {
  it.each([
    { kind: 'a static method', code: 'Map.groupBy(events, monthOf)', name: 'Map.groupBy' },
    { kind: 'a static method of the web', code: "URL.canParse('x')", name: 'URL.canParse' },
    { kind: 'a method of the language', code: 'one.union(other)', name: 'union' },
    { kind: 'a method of an element', code: 'menu.togglePopover()', name: 'togglePopover' },
    {
      kind: 'a method of the document',
      code: 'document.startViewTransition(draw)',
      name: 'Document.startViewTransition',
    },
    { kind: 'a global function', code: 'requestIdleCallback(act)', name: 'requestIdleCallback' },
    { kind: 'a constructor', code: 'new CloseWatcher()', name: 'CloseWatcher' },
    { kind: 'an attribute', code: 'const part = <details name="menu" />', name: '<details name>' },
    { kind: 'a type of a field', code: 'const field = <input type="month" />', name: '<input type=month>' },
  ])('reports $kind that an old supported browser lacks', ({ code, name }) => {
    expect(namesIn(code)).toEqual([name])
  })

  it.each([
    { kind: 'a method that all of them have', code: 'numbers.toSorted()' },
    { kind: 'a name that the file declares', code: 'const scheduler = make(); scheduler.run()' },
    { kind: 'a member of a namespace import', code: "import * as v from 'valibot'; v.union([])" },
    { kind: 'an attribute that all of them have', code: 'const open = <details open />' },
  ])('accepts $kind', ({ code }) => {
    expect(namesIn(code)).toEqual([])
  })
})
