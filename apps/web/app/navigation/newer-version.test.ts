import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** The module without the state of earlier tests. */
async function loadModule() {
  vi.resetModules()
  return import('./newer-version.ts')
}

describe('hasNewerVersion', () => {
  it.each([
    { name: 'of the same build', timings: ['build a'], expected: false },
    { name: 'of another build', timings: ['build b'], expected: true },
    { name: 'without a build', timings: [], expected: false },
    { name: 'with the timing of a CDN', timings: ['cdn-cache HIT', 'build a'], expected: false },
    { name: 'of another build behind a CDN', timings: ['cdn-cache a', 'build b'], expected: true },
  ])('is $expected after a response $name', async ({ timings, expected }) => {
    class Timing {
      readonly serverTiming = timings.map((text) => {
        const [name, description] = text.split(' ')
        return { name, description }
      })
    }
    class Observer {
      constructor(report: (list: { getEntries: () => readonly object[] }) => void) {
        report({
          getEntries: () => [{ serverTiming: [{ name: 'build', description: 'mark' }] }, new Timing()],
        })
      }

      observe() {}
    }
    vi.stubGlobal('PerformanceResourceTiming', Timing)
    vi.stubGlobal('PerformanceObserver', Observer)
    const { hasNewerVersion, watchVersion } = await loadModule()
    watchVersion('a')
    expect(hasNewerVersion()).toBe(expected)
  })

  it.each([true, false])('is %s after code failed to load, as is onLine', async (onLine) => {
    vi.stubGlobal('navigator', { onLine })
    const { hasNewerVersion, recordMissingCode } = await loadModule()
    recordMissingCode()
    expect(hasNewerVersion()).toBe(onLine)
  })
})
