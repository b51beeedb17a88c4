import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mustLoadDocument, reloadOnce } from './reload-once.ts'

const reload = vi.fn()
const start = Date.UTC(2026, 10, 30)

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  vi.stubGlobal('window', { location: { href: 'https://site.example/id', reload } })
  vi.stubGlobal('fetch', async () => new Response())
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockReset()
})

const deny = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('reloadOnce', () => {
  it('reloads at most once in 60 seconds; in between, links load a document', async () => {
    expect([mustLoadDocument(), await reloadOnce()]).toEqual([false, true])
    vi.setSystemTime(start + 59_999)
    expect([mustLoadDocument(), await reloadOnce()]).toEqual([true, false])
    expect(reload).toHaveBeenCalledTimes(1)
    vi.setSystemTime(start + 60_000)
    expect([mustLoadDocument(), await reloadOnce()]).toEqual([false, true])
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    { name: 'while the site does not respond', stub: ['fetch', () => Promise.reject(new TypeError())] },
    { name: 'if storage is denied', stub: ['sessionStorage', { getItem: deny, setItem: deny }] },
    { name: 'if storage is full', stub: ['sessionStorage', { getItem: () => null, setItem: deny }] },
  ] as const)('does not reload $name', async ({ stub: [name, value] }) => {
    vi.stubGlobal(name, value)
    expect([await reloadOnce(), mustLoadDocument()]).toEqual([false, false])
    expect(reload).not.toHaveBeenCalled()
  })
})
