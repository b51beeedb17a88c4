/** @typedef {{ slope: number, slopeError: number }} LineFit `slopeError` is the standard error of the slope */

/**
 * The line through the points by least squares.
 *
 * @param {readonly { x: number, y: number }[]} points at least three, at different x
 * @returns {LineFit}
 */
export function fitLine(points) {
  const count = points.length
  if (count < 3) throw new RangeError(`${count} points make no line with an error of its slope`)
  const middleX = sum(points.map(({ x }) => x)) / count
  const middleY = sum(points.map(({ y }) => y)) / count
  const spreadX = sum(points.map(({ x }) => (x - middleX) ** 2))
  if (spreadX === 0) throw new RangeError('All points are at the same x')
  const slope = sum(points.map(({ x, y }) => (x - middleX) * (y - middleY))) / spreadX
  const unexplained = sum(points.map(({ x, y }) => (y - middleY - slope * (x - middleX)) ** 2))
  return { slope, slopeError: Math.sqrt(unexplained / (count - 2) / spreadX) }
}

/**
 * Whether something grows: by more than `limit`, and by more than chance would make of what does not grow. Where chance alone
 * makes as much as the limit, nobody can tell.
 *
 * @param {LineFit} fit
 * @param {number} limit
 * @returns {'flat' | 'grows' | 'too noisy'}
 */
export function trendOf({ slope, slopeError }, limit) {
  if (slope > limit && slope > 2 * slopeError) return 'grows'
  return slopeError < limit ? 'flat' : 'too noisy'
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
