export type ChartColors = ReturnType<typeof chartColors>

/** The library sets its own opacity for areas: this matches the static chart. */
const GROUND_OPACITY = 0.09

/** The current colors of the static chart, in the only notation that the library parses. */
export function chartColors(frame: HTMLElement) {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const probe = document.createElement('span')
  frame.append(probe)
  const rgb = (token: string, opacity = 1) => {
    probe.style.color = `var(--${token})`
    if (context === null) {
      return 'rgba(0, 0, 0, 1)'
    }
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
    return `rgba(${red}, ${green}, ${blue}, ${opacity})`
  }
  const colors = {
    page: rgb('page'),
    soft: rgb('text-soft'),
    label: rgb('brand-900'),
    line: rgb('line'),
    strong: rgb('line-strong'),
    bars: rgb('line-strong'),
    action: rgb('action'),
    actionGround: rgb('action', GROUND_OPACITY),
    warm: rgb('series-warm'),
    violet: rgb('series-violet'),
    up: rgb('up'),
    down: rgb('down'),
    font: getComputedStyle(frame).fontFamily,
  }
  probe.remove()
  return colors
}
