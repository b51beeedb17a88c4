/** The large islands in a few strokes, as longitude and latitude: a drawing to find a city on, not a chart. */
const outlines: readonly (readonly (readonly [number, number])[])[] = [
  // Sumatra
  [
    [95.3, 5.6],
    [97.5, 5.2],
    [98.7, 3.8],
    [100.4, 2.6],
    [101.6, 1.9],
    [103.0, 0.5],
    [103.7, -1.0],
    [104.5, -1.8],
    [105.9, -3.0],
    [105.8, -5.8],
    [104.6, -5.8],
    [102.3, -4.0],
    [100.9, -2.2],
    [100.3, -0.8],
    [98.8, 1.6],
    [97.2, 3.2],
    [95.6, 4.7],
  ],
  // Jawa
  [
    [105.2, -6.8],
    [106.1, -5.9],
    [107.0, -6.0],
    [108.5, -6.7],
    [110.4, -6.9],
    [110.9, -6.4],
    [112.5, -6.9],
    [112.8, -7.5],
    [114.4, -7.8],
    [114.4, -8.7],
    [112.0, -8.3],
    [109.5, -7.8],
    [107.6, -7.6],
    [106.4, -7.3],
  ],
  // Kalimantan
  [
    [109.0, 1.5],
    [110.3, 1.7],
    [111.4, 2.6],
    [113.0, 3.2],
    [114.8, 4.7],
    [116.8, 6.9],
    [119.0, 5.2],
    [117.8, 3.6],
    [118.9, 1.0],
    [117.5, 0.2],
    [116.5, -1.8],
    [115.9, -3.8],
    [114.5, -4.1],
    [113.0, -3.2],
    [111.5, -3.3],
    [110.1, -1.7],
    [109.1, 0.2],
  ],
  // Sulawesi
  [
    [119.5, -5.5],
    [119.4, -3.4],
    [118.9, -2.7],
    [119.8, -0.1],
    [120.8, 1.3],
    [123.0, 0.9],
    [125.1, 1.6],
    [124.3, 0.4],
    [121.0, 0.4],
    [120.2, -0.9],
    [121.6, -0.9],
    [123.3, -0.9],
    [121.6, -1.9],
    [122.4, -3.4],
    [122.7, -4.5],
    [121.5, -4.7],
    [120.9, -2.8],
    [120.3, -3.1],
    [120.4, -5.5],
  ],
  // Bali dan Nusa Tenggara
  [
    [114.6, -8.2],
    [115.6, -8.3],
    [119.0, -8.3],
    [119.0, -8.8],
    [116.0, -8.9],
    [115.1, -8.8],
  ],
  [
    [119.9, -8.4],
    [122.9, -8.2],
    [122.7, -8.7],
    [120.0, -8.8],
  ],
  [
    [123.6, -10.3],
    [125.0, -9.2],
    [127.0, -8.4],
    [125.2, -9.7],
  ],
  // Halmahera dan Seram
  [
    [127.5, 1.9],
    [128.5, 1.2],
    [127.9, -0.8],
    [127.6, 0.4],
  ],
  [
    [128.0, -3.1],
    [130.7, -3.1],
    [130.4, -3.7],
    [128.2, -3.5],
  ],
  // Papua
  [
    [131.0, -0.7],
    [133.9, -0.7],
    [134.3, -3.1],
    [135.6, -3.3],
    [137.9, -1.5],
    [141.0, -2.6],
    [141.0, -9.1],
    [138.6, -8.2],
    [138.0, -6.5],
    [135.2, -4.4],
    [133.0, -4.0],
    [132.7, -2.8],
    [131.2, -1.4],
  ],
]

const WEST = 94.5
const NORTH = 7.2
const SCALE = 20

export const MAP = { width: 940, height: 370 } as const

/** Where a place lies on the drawing; null where it lies outside it. */
export function placeOnMap(
  longitude: number,
  latitude: number,
): { readonly x: number; readonly y: number } | null {
  const x = Math.round((longitude - WEST) * SCALE)
  const y = Math.round((NORTH - latitude) * SCALE)
  return x < 0 || x > MAP.width || y < 0 || y > MAP.height ? null : { x, y }
}

export const islandPaths: readonly string[] = outlines.map((points) => {
  const corners = points.map(
    ([longitude, latitude]) =>
      `${Math.round((longitude - WEST) * SCALE)} ${Math.round((NORTH - latitude) * SCALE)}`,
  )
  return `M${corners.join('L')}Z`
})
