import { line, path, polygon, rect } from './svg.ts'

export const house = (
  x: number,
  floor: number,
  width: number,
  wall: string,
  roof: string,
  door: string,
  window = door,
) => {
  const height = width * 0.62
  const top = floor - height
  return (
    rect(x + width * 0.08, top, width * 0.84, height, wall) +
    polygon(
      [
        [x - width * 0.04, top],
        [x + width * 0.5, top - width * 0.46],
        [x + width * 1.04, top],
      ],
      roof,
    ) +
    rect(x + width * 0.2, floor - height * 0.62, width * 0.22, height * 0.62, door) +
    rect(x + width * 0.56, top + height * 0.26, width * 0.22, height * 0.3, window)
  )
}

/** A half of a candi bentar, the split gate; mirror it for the other half. */
export const gateHalf = (x: number, floor: number, height: number, fill: string, side: 1 | -1) => {
  const tiers = [
    [0, 0],
    [0.62, 0],
    [0.62, 0.1],
    [0.54, 0.1],
    [0.54, 0.3],
    [0.6, 0.3],
    [0.6, 0.36],
    [0.46, 0.36],
    [0.46, 0.52],
    [0.5, 0.52],
    [0.5, 0.58],
    [0.34, 0.58],
    [0.34, 0.72],
    [0.38, 0.72],
    [0.38, 0.77],
    [0.22, 0.77],
    [0.22, 0.88],
    [0.25, 0.88],
    [0.25, 0.92],
    [0.1, 0.92],
    [0.06, 1],
    [0, 1],
  ] as const
  return polygon(
    tiers.map(([dx, dy]) => [x + side * dx * height * 0.72, floor - dy * height] as const),
    fill,
  )
}

/** A phinisi in profile: hull, two masts, sails. */
export const ship = (x: number, water: number, width: number, hull: string, sail: string, second = sail) => {
  const at = (part: number) => x + width * part
  const up = (part: number) => water - width * part
  return (
    path(
      `M${x} ${up(0.14)}C${at(0.2)} ${up(0.09)} ${at(0.7)} ${up(0.08)} ${at(1.06)} ${up(0.2)}C${at(0.98)} ${up(0.06)} ${at(0.92)} ${water + width * 0.02} ${at(0.84)} ${water + width * 0.04}H${at(0.14)}C${at(0.06)} ${water} ${at(0.02)} ${up(0.06)} ${x} ${up(0.14)}Z`,
      hull,
    ) +
    line([at(0.36), up(0.1)], [at(0.36), up(0.86)], hull, width * 0.018) +
    line([at(0.68), up(0.12)], [at(0.68), up(0.74)], hull, width * 0.018) +
    path(
      `M${at(0.33)} ${up(0.82)}C${at(0.2)} ${up(0.6)} ${at(0.1)} ${up(0.36)} ${at(0.06)} ${up(0.2)}L${at(0.33)} ${up(0.16)}Z`,
      sail,
    ) +
    path(
      `M${at(0.39)} ${up(0.82)}C${at(0.54)} ${up(0.6)} ${at(0.6)} ${up(0.38)} ${at(0.62)} ${up(0.17)}L${at(0.39)} ${up(0.15)}Z`,
      second,
    ) +
    path(
      `M${at(0.71)} ${up(0.7)}C${at(0.86)} ${up(0.54)} ${at(0.98)} ${up(0.36)} ${at(1.02)} ${up(0.24)}L${at(0.71)} ${up(0.17)}Z`,
      sail,
    )
  )
}
