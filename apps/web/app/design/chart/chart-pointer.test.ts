import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { findKeyTarget, readFigures } from './chart-pointer.ts'
import { chartScript } from './chart-script.server.ts'

describe('readFigures', () => {
  it('joins the figures of all paths by day', () => {
    const figures = readFigures([
      { names: 'close', d: 'M0 4120L1 61.53L4 -5.5' },
      { names: 'average', d: 'M1 100M4 101' },
      { names: '- volume', d: 'M0 0v500M1 0v0' },
    ])
    expect([...figures]).toEqual([
      [0, { close: 4120, '-': 0, volume: 500 }],
      [1, { close: 61.53, average: 100, '-': 0, volume: 0 }],
      [4, { close: -5.5, average: 101 }],
    ])
  })
})

describe('findKeyTarget', () => {
  it.each([
    { key: 'ArrowLeft', from: 5, next: 4 },
    { key: 'ArrowLeft', from: 0, next: 0 },
    { key: 'ArrowRight', from: 29, next: 29 },
    { key: 'Home', from: 5, next: 0 },
    { key: 'End', from: 5, next: 29 },
    { key: 'PageUp', from: 5, next: 7, marked: [2, 7, 9] },
    { key: 'PageDown', from: 5, next: 2, marked: [2, 7, 9] },
    { key: 'PageDown', from: 2, next: 2, marked: [2, 7, 9] },
    { key: 'PageUp', from: 5, next: 25 },
    { key: 'PageUp', from: 15, next: 29 },
    { key: 'a', from: 5, next: null },
  ])('$key from $from leads to $next, with events on $marked', ({ key, from, next, marked = [] }) => {
    expect(findKeyTarget(key, from, 30, marked)).toBe(next)
  })
})

describe('chartScript', () => {
  it('runs in a page without the module', () => {
    const listeners = new Map<string, (event: unknown) => void>()
    const slider = {
      ariaValueText: 'server',
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    }
    const path = { dataset: { figures: 'close' }, getAttribute: () => 'M0 100L1 110L4 99' }
    const close = { dataset: { figure: 'close', format: 'price' }, textContent: '99', className: '' }
    const change = {
      dataset: { figure: 'close', format: 'change', base: '100' },
      textContent: '',
      className: '',
      classList: { toggle() {} },
    }
    const root = {
      dataset: { from: '2026-07-30', format: '1.234,5 22 Nov 2026', months: 'Jan Feb' },
      querySelector: (selector: string) => (selector === '[role=slider]' ? slider : null),
      querySelectorAll: (selector: string) =>
        selector === 'path[data-figures]' ? [path] : selector === '[data-figure]' ? [close, change] : [],
    }
    const document = { querySelectorAll: () => [root] }
    runInNewContext(chartScript, { document })
    const press = (key: string, shiftKey = false) => {
      listeners.get('keydown')?.({ key, shiftKey, preventDefault() {} })
      return [close.textContent, change.textContent]
    }
    expect(press('ArrowLeft')).toEqual(['110', '+10,00%'])
    expect(press('ArrowRight', true)).toEqual(['99', '−10,00%'])
    expect(press('Escape')).toEqual(['99', ''])
  })
})
