import type { DataStrategyResult } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fadeOut } from './page-transition.ts'

const next: Record<string, DataStrategyResult> = { 'en/blog': { type: 'data', result: {} } }

class Main {
  className = ''
  readonly faded = Promise.withResolvers<void>()
  readonly classList = {
    remove: () => {
      this.className = ''
    },
  }

  getAnimations() {
    return [{ finished: this.faded.promise }]
  }
}

let main: Main

beforeEach(() => {
  main = new Main()
  vi.stubGlobal('location', { pathname: '/en/faq' })
  vi.stubGlobal('document', { hidden: false, querySelector: () => main })
})
afterEach(() => vi.unstubAllGlobals())

/** Follows a link; `results` resolves when the router may render the next page. */
function follow(path: string, { results = next, ...options }: Options = {}) {
  const request = new Request(`http://localhost${path}`, options)
  const args: Parameters<typeof fadeOut>[0] = Object.assign(Object.create(null), { request })
  const done = vi.fn()
  void Promise.resolve(fadeOut(args, async () => results)).then(done)
  return done
}

interface Options extends RequestInit {
  readonly results?: Record<string, DataStrategyResult>
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('fadeOut', () => {
  it('holds the next page back until the old one has faded out', async () => {
    const done = follow('/en/blog')
    await settle()
    expect(main.className).toBe('page-out')
    expect(done).not.toHaveBeenCalled()
    main.faded.resolve()
    await settle()
    expect(done).toHaveBeenCalledWith(next)
  })

  it('does not wait for a tab that becomes hidden, whose animations do not advance', async () => {
    vi.useFakeTimers()
    const done = follow('/en/blog')
    await vi.advanceTimersByTimeAsync(240)
    vi.useRealTimers()
    expect(done).toHaveBeenCalledWith(next)
  })

  it('shows the old page again when another link is followed meanwhile', async () => {
    const navigation = new AbortController()
    const done = follow('/en/blog', { signal: navigation.signal })
    await settle()
    navigation.abort()
    expect(main.className).toBe('')
    // Browsers reject `finished` of an animation whose class was removed.
    main.faded.reject(new DOMException('canceled', 'AbortError'))
    await settle()
    expect(done).toHaveBeenCalled()
  })

  it.each([
    { name: 'another view of the same page', path: '/en/faq?category=a' },
    { name: 'the response to a form', path: '/en/blog', options: { method: 'POST' } },
    {
      name: 'a redirect',
      path: '/en/blog',
      options: {
        results: { 'en/blog': { type: 'error', result: Response.redirect('http://localhost/en') } },
      },
    },
    { name: 'a canceled navigation', path: '/en/blog', options: { signal: AbortSignal.abort() } },
    { name: 'a hidden tab, where no animation ends', path: '/en/blog', hidden: true },
  ] satisfies { name: string; path: string; options?: Options; hidden?: boolean }[])(
    'does nothing for $name',
    async (change) => {
      vi.stubGlobal('document', { hidden: 'hidden' in change, querySelector: () => main })
      const done = follow(change.path, 'options' in change ? change.options : {})
      await settle()
      expect(main.className).toBe('')
      expect(done).toHaveBeenCalled()
    },
  )
})
