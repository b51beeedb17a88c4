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
  const page = (
    data: Record<string, string>,
    drawn: Record<string, string>,
    cells: Record<string, string>[],
  ) => {
    const listeners = new Map<string, (event: unknown) => void>()
    const slider = {
      ariaValueText: 'server',
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    }
    const paths = Object.entries(drawn).map(([figures, d]) => ({
      dataset: { figures },
      getAttribute: () => d,
    }))
    const shown = cells.map((dataset) => ({
      dataset,
      textContent: '',
      className: '',
      classList: { toggle() {}, remove() {} },
    }))
    const range = { textContent: '', className: '', dataset: {} }
    const root = {
      dataset: {
        from: '2026-07-30',
        format: '1.234,5 22 Nov 2026',
        months: 'Jan Feb Mar Apr Mei Jun Jul Agu',
        points: 'poin',
        ...data,
      },
      querySelector: (selector: string) => (selector === '[role=slider]' ? slider : null),
      querySelectorAll: (selector: string) =>
        selector === 'path[data-figures]'
          ? paths
          : selector === '[data-figure]'
            ? shown
            : selector.includes('[data-range]')
              ? [range]
              : [],
    }
    runInNewContext(chartScript, { document: { querySelectorAll: () => [root] } })
    return (key: string, shiftKey = false) => {
      listeners.get('keydown')?.({ key, shiftKey, preventDefault() {} })
      return [...shown.map(({ textContent }) => textContent), range.textContent]
    }
  }
  const close = { figure: 'close', format: 'price' }
  const change = { figure: 'close', format: 'change', base: '100' }

  it('runs in a page without the module', () => {
    const press = page({}, { close: 'M0 100L1 110L4 99' }, [close, change])
    expect(press('ArrowLeft')).toEqual(['110', '+10,00%', '30 Jul 2026 – 31 Jul 2026'])
    expect(press('ArrowRight', true)).toEqual(['99', '−10,00%', '31 Jul 2026 – 3 Agu 2026'])
    expect(press('Escape')).toEqual(['', '', ''])
  })

  it('reads points at equal distances with their days', () => {
    const press = page({ days: '1 4 12' }, { close: 'M0 100L1 110L2 99' }, [close])
    expect(press('ArrowLeft')).toEqual(['110', '30 Jul 2026 – 3 Agu 2026'])
    expect(press('ArrowRight', true)).toEqual(['99', '3 Agu 2026 – 11 Agu 2026'])
  })

  it('reads prices from a logarithmic scale', () => {
    const press = page({ scale: 'log' }, { close: 'M0 2L1 2.5L4 3' }, [close, change])
    expect(press('Home').slice(0, 2)).toEqual(['100', '0,00%'])
    expect(press('End').slice(0, 2)).toEqual(['1.000', '+900,00%'])
  })

  it('compares the changes of two lines, from the start or from another day', () => {
    const points = { figure: 'close', format: 'points', base: '100', other: 'index' }
    const press = page({}, { close: 'M0 100L1 110L4 99', index: 'M0 100L1 105M9 90' }, [points])
    expect(press('Home')[0]).toBe('0,00 poin')
    expect(press('ArrowRight')[0]).toBe('+5,00 poin')
    expect(press('ArrowLeft', true)[0]).toBe('−4,33 poin')
    expect(press('End')[0]).toBe('–')
  })

  it.each([
    // 3.334 less 1.666 is 1.668, but 3.33 and 1.67 are shown.
    { own: 103.334, other: 101.666, texts: ['+3,33%', '+1,67%', '+1,66 poin'] },
    { own: 110.144, other: 104.206, texts: ['+10,14%', '+4,21%', '+5,93 poin'] },
    { own: 99.994, other: 100.006, texts: ['−0,01%', '+0,01%', '−0,02 poin'] },
    { own: 100.001, other: 100.002, texts: ['0,00%', '0,00%', '0,00 poin'] },
    { own: 195.875, other: 100, texts: ['+95,88%', '0,00%', '+95,88 poin'] },
  ])('shows the difference of the shown changes: $texts', ({ own, other, texts }) => {
    const cell = { figure: 'close', format: 'change', base: '100' }
    const cells = [cell, { ...cell, figure: 'index' }, { ...cell, format: 'points', other: 'index' }]
    const press = page({}, { close: `M0 100L4 ${own}`, index: `M0 100L4 ${other}` }, cells)
    expect(press('End').slice(0, 3)).toEqual(texts)
  })
})
