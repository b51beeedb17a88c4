import { describe, expect, it } from 'vitest'
import { packBars, packPath, unpackBars, unpackPath } from './path-packing.ts'

describe('a packed path', () => {
  it.each([
    {
      name: 'of prices',
      path: 'M0 3370L1 3350L4 3330.2863L12 50',
      packed: '3370 -20 3_-19.7137 8_-3280.2863',
    },
    { name: 'with a gap', path: 'M0 100L1 101M59 99', packed: '100 1 M58_-2' },
    { name: 'that begins later', path: 'M3 10L4 11', packed: '4_10 1' },
    { name: 'of a logarithmic scale', path: 'M0 3.52762990L1 3.52504481', packed: '3.5276299 -0.00258509' },
    { name: 'without points', path: '', packed: '' },
  ])('$name is the same path when unpacked', ({ path, packed }) => {
    expect(packPath(path)).toBe(packed)
    expect(unpackPath(packed)).toBe(path.replace(/(\.\d*?)0+(?=[ML]|$)/g, '$1'))
  })

  it.each(['M0 0v155.0606M1 0v0M4 0v41.7587', 'M0 0v0.0001M1 0v99999', ''])(
    'of the bars %s is the same when unpacked',
    (path) => {
      expect(unpackBars(packBars(path))).toBe(path)
    },
  )
})
