// The page contains the source of these functions (chart-script.server.ts): they use nothing else of this module.

type Figures = Map<number, Record<string, number | undefined>>

/**
 * Makes the server's drawing readable by pointer and keyboard: the figures of one day, and the change since another day.
 * All figures come from the drawn paths, and only texts and attributes change, so this works before hydration.
 */
export function attachChart(root: HTMLElement): void {
  const slider = root.querySelector<HTMLElement>('[role=slider]')
  if (!slider || root.dataset.attached !== undefined) {
    return
  }
  root.dataset.attached = ''
  const prepare = () => {
    const paths = [...root.querySelectorAll<SVGPathElement>('path[data-figures]')]
    const figures = readFigures(
      paths.map((path) => ({ names: path.dataset.figures ?? '', d: path.getAttribute('d') ?? '' })),
      root.dataset.scale === 'log',
    )
    const days = [...figures.keys()].sort((one, other) => one - other)
    const marks = [...root.querySelectorAll<SVGElement>('[data-day]')]
    const marked = marks.map(({ dataset }) => days.indexOf(Number(dataset.day)))
    const viewBox = root.querySelector('svg[role=img]')?.getAttribute('viewBox') ?? ''
    const [left = 0, highest = 0, span = 1, height = 1] = viewBox.split(' ').map(Number)
    const write = readingWriter(root, slider, figures, { top: -highest, bottom: -highest - height })
    return { days, marked, left, span, write }
  }
  // On first use, since many visitors never read a chart.
  let prepared: ReturnType<typeof prepare> | undefined
  const open = () => {
    prepared ??= prepare()
    return prepared
  }

  // Positions in the list of days. Without an anchor the change counts from the start of the range.
  let current: number | null = null
  let anchor: number | null = null
  let pressedAt: number | null = null
  let beforePress: readonly [number | null, number | null] = [null, null]
  const show = (next: number | null, from: number | null) => {
    const { days, write } = open()
    current = next
    anchor = from === next ? null : from
    slider.ariaValueNow = String((next ?? days.length - 1) + 1)
    write(days[current ?? -1] ?? null, days[anchor ?? -1] ?? null)
  }
  const nearest = (event: PointerEvent) => {
    const { days, left, span } = open()
    const box = slider.getBoundingClientRect()
    const day = left + ((event.clientX - box.left) / box.width) * span
    const after = days.findIndex((each) => each >= day)
    const [before = Number.NEGATIVE_INFINITY, next = 0] = [days[after - 1], days[after]]
    return after < 0 ? days.length - 1 : day - before < next - day ? after - 1 : after
  }

  slider.addEventListener('pointerdown', (event) => {
    if (event.button === 0 && event.isPrimary) {
      beforePress = [current, anchor]
      slider.setPointerCapture(event.pointerId)
      pressedAt = nearest(event)
      show(pressedAt, null)
    }
  })
  slider.addEventListener('pointermove', (event) => {
    // A measured change stays under the mouse until it leaves or presses again.
    if (pressedAt !== null || (event.pointerType === 'mouse' && anchor === null)) {
      show(nearest(event), pressedAt)
    }
  })
  slider.addEventListener('pointerup', () => {
    pressedAt = null
  })
  slider.addEventListener('pointercancel', () => {
    // The finger scrolls the page.
    if (pressedAt !== null) {
      pressedAt = null
      show(...beforePress)
    }
  })
  slider.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && pressedAt === null) {
      show(null, null)
    }
  })
  slider.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return
    }
    if (event.key === 'Escape') {
      show(null, null)
      return
    }
    const { days, marked } = open()
    const from = current ?? days.length - 1
    const next = findKeyTarget(event.key, from, days.length, marked)
    if (next !== null) {
      event.preventDefault()
      show(next, event.shiftKey ? (anchor ?? from) : null)
    }
  })
}

/** The position that a key leads to; null for other keys. Page keys go to the next event, or 20 days on without events. */
export function findKeyTarget(
  key: string,
  from: number,
  count: number,
  marked: readonly number[],
): number | null {
  const hasMarks = marked.length > 0
  const steps: Readonly<Record<string, number | undefined>> = {
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    Home: 0,
    End: count - 1,
    PageUp: hasMarks ? (marked.find((mark) => mark > from) ?? from) : from + 20,
    PageDown: hasMarks ? (marked.findLast((mark) => mark < from) ?? from) : from - 20,
  }
  const next = steps[key]
  return next === undefined ? null : Math.max(0, Math.min(count - 1, next))
}

/** The figures of each drawn day by name. The names of a path are those of the numbers after the day in each part. */
export function readFigures(
  paths: Iterable<{ readonly names: string; readonly d: string }>,
  isLog = false,
): Figures {
  const figures: Figures = new Map()
  for (const { names, d } of paths) {
    for (const part of d.split(/[ML]/).slice(1)) {
      const [day = 0, ...values] = part.match(/-?[\d.]+/g)?.map(Number) ?? []
      const ofDay = figures.get(day) ?? {}
      for (const [index, name] of names.split(' ').entries()) {
        const level = values[index]
        ofDay[name] =
          isLog && name !== 'volume' && level !== undefined ? Math.round(10 ** level * 1e4) / 1e4 : level
      }
      figures.set(day, ofDay)
    }
  }
  return figures
}

/** Returns a function that shows the figures of a day and the change since another one; without a day, the server's. */
export function readingWriter(
  root: HTMLElement,
  slider: HTMLElement,
  figures: Figures,
  { top, bottom }: { top: number; bottom: number },
) {
  const find = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const cells = find('[data-figure]')
  const texts = [...cells, ...find('[data-day-text], [data-range]')]
  const initial = texts.map((element) => [element, element.textContent ?? '', element.className] as const)
  const initialSentence = slider.ariaValueText
  const marks = [...root.querySelectorAll<SVGElement>('[data-day]')]
  const { from: firstDay = '', missing = '', months = '', format: sample = '', points = '' } = root.dataset
  const offsets = root.dataset.days?.split(' ').map(Number)
  // Formatted like the samples: the first use of Intl takes longer than everything else here.
  const [, group = '', point = '', daySample = ''] = sample.match(/^1(.)234(.)5 (.*)$/) ?? []
  // Null: the first day.
  const dayText = (day: number | null) => {
    const offset = day === null ? 0 : (offsets?.[day] ?? day)
    const date = new Date(Date.parse(firstDay) + offset * 86_400_000)
    return daySample
      .replace('22', String(date.getUTCDate()))
      .replace('2026', String(date.getUTCFullYear()))
      .replace('Nov', months.split(' ')[date.getUTCMonth()] ?? '')
  }
  const numberText = (value: number, decimals: number) => {
    const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
    return `${value < 0 ? '−' : ''}${grouped}${decimals > 0 ? point : ''}${fraction}`
  }
  const level = (value: number) => (root.dataset.scale === 'log' ? Math.log10(value) : value)
  const draw = (name: string, d: string) => root.querySelector(`[data-cursor=${name}]`)?.setAttribute('d', d)

  return (day: number | null, start: number | null): void => {
    draw('line', day === null ? '' : `M${day} ${bottom}V${top}`)
    draw('span', day === null || start === null ? '' : `M${start} ${bottom}H${day}V${top}H${start}z`)
    draw('dots', '')
    if (day === null) {
      for (const [element, text, className] of initial) {
        element.textContent = text
        element.className = className
      }
      slider.ariaValueText = initialSentence
      return
    }
    const dots = new Set<string>()
    for (const cell of cells) {
      const { figure = '', format, base, other } = cell.dataset
      const value = figures.get(day)?.[figure]
      // Rounded as displayed: the difference must match the two displayed changes.
      const findPercent = (name: string) => {
        const origin = start === null ? Number(base) : figures.get(start)?.[name]
        const ratio = (figures.get(day)?.[name] ?? Number.NaN) / (origin ?? Number.NaN)
        return Number(((ratio - 1) * 100).toFixed(2))
      }
      const isChange = format === 'change' || format === 'points'
      const change = isChange ? findPercent(figure) - (other ? findPercent(other) : 0) : 0
      if (value === undefined || Number.isNaN(change)) {
        cell.textContent = '–'
        cell.classList.remove('up', 'down')
      } else if (isChange) {
        cell.textContent = `${change > 0 ? '+' : ''}${numberText(change, 2)}${other ? ` ${points}` : '%'}`
        cell.classList.toggle('up', change > 0)
        cell.classList.toggle('down', change < 0)
        dots.add(`M${day} ${level(value)}h.01`)
      } else {
        const isWhole = format === 'price' && (value >= 100 || Number.isInteger(value))
        cell.textContent =
          format === 'count' ? numberText(value * 1e6, 0) : numberText(value, isWhole ? 0 : 2)
      }
    }
    draw('dots', [...dots].join(''))
    const events = marks
      .filter(({ dataset }) => Number(dataset.day) === day)
      .map(({ dataset }) => dataset.text)
    const range = `${dayText(start === null ? null : Math.min(start, day))} – ${dayText(Math.max(start ?? day, day))}`
    for (const element of find('[data-day-text]')) {
      element.textContent = dayText(day)
    }
    for (const element of find('[data-range]')) {
      element.textContent = start === null && events.length > 0 ? events.join('; ') : range
    }
    slider.ariaValueText = [
      ...find('dl > div').map((cell) => {
        const [label, text] = [...cell.children].map(({ textContent }) => textContent ?? '')
        return `${label} ${text === '–' ? missing : text}`
      }),
      ...(start === null ? [] : [range]),
      ...events,
    ].join(', ')
  }
}
