import { describe, expect, it } from 'vitest'
import { islandPaths, MAP, mapPosition } from './islands.ts'

describe('mapPosition', () => {
  it('places Medan north-west and Surabaya south-east of Jakarta', () => {
    const medan = mapPosition(98.67, 3.59)
    const jakarta = mapPosition(106.82, -6.23)
    const surabaya = mapPosition(112.74, -7.25)
    expect(medan).toEqual({ x: 83, y: 72 })
    expect(jakarta?.x).toBeLessThan(surabaya?.x ?? 0)
    expect(jakarta?.y).toBeLessThan(surabaya?.y ?? 0)
  })

  it('returns null for a place outside the map', () => {
    expect(mapPosition(103.8, 45)).toBeNull()
    expect(mapPosition(2.35, 1)).toBeNull()
  })
})

it('draws every island within the frame', () => {
  const numbers = islandPaths.flatMap((path) => path.match(/-?\d+ -?\d+/g) ?? [])
  expect(numbers.length).toBeGreaterThan(80)
  for (const pair of numbers) {
    const [x, y] = pair.split(' ').map(Number)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(MAP.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(MAP.height)
  }
})
