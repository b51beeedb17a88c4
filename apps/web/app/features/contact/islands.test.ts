import { expect, it } from 'vitest'
import { mapPosition } from './islands.ts'

it.each([
  { place: 'Jakarta', longitude: 106.8, latitude: -6.2, expected: { x: 246, y: 268 } },
  { place: 'west of the map', longitude: 94, latitude: -6.2, expected: null },
  { place: 'east of it', longitude: 142, latitude: -6.2, expected: null },
  { place: 'north of it', longitude: 106.8, latitude: 8, expected: null },
  { place: 'south of it', longitude: 106.8, latitude: -12, expected: null },
])('the position of $place', ({ longitude, latitude, expected }) => {
  expect(mapPosition(longitude, latitude)).toEqual(expected)
})
