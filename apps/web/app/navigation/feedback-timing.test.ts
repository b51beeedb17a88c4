import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as timing from './feedback-timing.ts'

it('has the numbers of the specification', () => {
  expect(timing).toMatchObject({
    PENDING_DELAY_MS: 200,
    PENDING_MIN_MS: 200,
    PROGRESS_HEIGHT_PX: 2,
    PROGRESS_ESTIMATE_MS: 5_000,
    PROGRESS_HIDE_MS: 500,
    IDLE_TIMEOUT_MS: 2_000,
    RELOAD_GUARD_MS: 60_000,
  })
})

it('draws the bar in black, and in the color of errors after a failure', () => {
  const css = readFileSync(new URL('../design/progress.css', import.meta.url), 'utf8')
  const grounds = [...css.matchAll(/(\.progress[\w-]*) \{[^}]*background: ([^;]+);/g)]
  expect(grounds.map(([, selector, color]) => `${selector} ${color}`)).toEqual([
    '.progress light-dark(#000, #fff)',
    '.progress-failed var(--error)',
    '.progress Highlight',
  ])
})
