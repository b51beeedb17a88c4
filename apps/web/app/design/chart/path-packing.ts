/**
 * A line's path as the differences between its points: the page contains paths as markup and again as data for
 * hydration, where this takes half as many bytes. Reversed by `unpackPath`.
 */
export function packPath(path: string): string {
  let [position, value] = [-1, 0]
  return [...path.matchAll(/([ML])(\S+) ([^ML]+)/g)]
    .map(([, letter, x, y], index) => {
      const [step, change] = [Number(x) - position, rounded(Number(y) - value)]
      position = Number(x)
      value = Number(y)
      return `${letter === 'M' && index > 0 ? 'M' : ''}${step === 1 ? '' : `${step}_`}${change}`
    })
    .join(' ')
}

export function unpackPath(packed: string): string {
  let [position, value] = [-1, 0]
  return packed
    .split(' ')
    .filter(Boolean)
    .map((point, index) => {
      const [, gap, step, change] = /^(M?)(?:(\d+)_)?(.+)$/.exec(point) ?? []
      position += Number(step ?? 1)
      value = rounded(value + Number(change))
      return `${index === 0 || gap ? 'M' : 'L'}${position} ${value}`
    })
    .join('')
}

/** Bars are packed as a line through their values in hundreds, since shares are traded in lots of a hundred. */
export function packBars(path: string): string {
  return packPath(path.replace(/M(\S+) 0v([^M]+)/g, (_, x, y) => `L${x} ${rounded(Number(y) * 1e4)}`))
}

export function unpackBars(packed: string): string {
  return unpackPath(packed).replace(/[ML](\d+) ([^ML]+)/g, (_, x, y) => `M${x} 0v${Number(y) / 1e4}`)
}

/** More digits than a logarithmic scale has. */
function rounded(value: number): number {
  return Math.round(value * 1e8) / 1e8
}
