import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Progress } from './progress.ts'

let progress: Progress

beforeEach(() => {
  vi.useFakeTimers()
  progress = new Progress()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the progress bar', () => {
  it('does not appear for a wait shorter than the delay', () => {
    const end = progress.begin()
    vi.advanceTimersByTime(199)
    end(false)
    vi.advanceTimersByTime(60_000)
    expect(progress.phase()).toBe('none')
  })

  it('shows a longer wait until it ends, then its end for a while', () => {
    const end = progress.begin()
    vi.advanceTimersByTime(199)
    expect(progress.phase()).toBe('none')
    vi.advanceTimersByTime(1)
    expect(progress.phase()).toBe('running')
    vi.advanceTimersByTime(60_000)
    expect(progress.phase()).toBe('running')
    end(false)
    expect(progress.phase()).toBe('done')
    vi.advanceTimersByTime(499)
    expect(progress.phase()).toBe('done')
    vi.advanceTimersByTime(1)
    expect(progress.phase()).toBe('none')
  })

  it('shows a failure even after a short wait', () => {
    progress.begin()(true)
    expect(progress.phase()).toBe('failed')
    vi.advanceTimersByTime(500)
    expect(progress.phase()).toBe('none')
  })

  it('ends with the last of several waits', () => {
    const [first, second] = [progress.begin(), progress.begin()]
    vi.advanceTimersByTime(200)
    first(true)
    first(true)
    expect(progress.phase()).toBe('running')
    second(false)
    expect(progress.phase()).toBe('done')
  })

  it('restarts while the end of the previous wait is still shown', () => {
    const first = progress.begin()
    vi.advanceTimersByTime(200)
    first(false)
    const second = progress.begin()
    vi.advanceTimersByTime(200)
    expect(progress.phase()).toBe('running')
    vi.advanceTimersByTime(500)
    expect(progress.phase()).toBe('running')
    second(false)
    expect(progress.phase()).toBe('done')
  })
})
