import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SpinDelay } from './spin-delay.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watched() {
  const shown: boolean[] = []
  const display = new SpinDelay((isShown) => shown.push(isShown))
  return { display, shown }
}

describe('SpinDelay', () => {
  it('shows nothing for a wait that ends within 200 ms', () => {
    const { display, shown } = watched()
    display.set(true)
    vi.advanceTimersByTime(199)
    display.set(false)
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([])
  })

  it('stays for 200 ms if the wait ends right after it appears', () => {
    const { display, shown } = watched()
    display.set(true)
    vi.advanceTimersByTime(201)
    display.set(false)
    vi.advanceTimersByTime(198)
    expect(shown).toEqual([true])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([true, false])
  })

  it('does not flicker when the next wait starts while it is shown', () => {
    const { display, shown } = watched()
    display.set(true)
    vi.advanceTimersByTime(250)
    display.set(false)
    display.set(true)
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([true])
    display.set(false)
    expect(shown).toEqual([true, false])
  })

  it('counts each wait from its own start', () => {
    const { display, shown } = watched()
    display.set(true)
    vi.advanceTimersByTime(150)
    display.set(false)
    display.set(true)
    vi.advanceTimersByTime(150)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(50)
    expect(shown).toEqual([true])
  })

  it('does nothing after `stop`', () => {
    const { display, shown } = watched()
    display.set(true)
    display.stop()
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([])
  })
})
