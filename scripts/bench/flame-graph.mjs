/**
 * As V8 writes it (`--cpu-prof`).
 *
 * @typedef {{ functionName: string, url: string, lineNumber: number }} CallFrame
 * @typedef {{ nodes: { id: number, callFrame: CallFrame, children?: number[] }[], samples: number[], timeDeltas: number[] }} Profile
 *
 * What was under way, how long in all, and what it had called.
 * @typedef {{ name: string, url: string, line: number, micros: number, children: Map<string, Frame> }} Frame
 */

const WIDTH = 1200
const ROW = 16
/** Narrower ones could be neither seen nor read. */
const NARROWEST = 1.5
const CHARACTER = 6.2

/** By where a function lies; the first that fits. */
const kinds = [
  { title: 'React', colour: '#8fb8de', fits: /react-dom|react\/cjs|react\.production|jsx-runtime/ },
  { title: 'router', colour: '#e3b27f', fits: /react-router|turbo-stream|\/router\/|\/ssr\/|server-runtime/ },
  { title: 'this site', colour: '#8fc9a3', fits: /apps\/web\// },
  { title: 'Node and its libraries', colour: '#c9c4bb', fits: /./ },
  { title: 'memory cleared, engine', colour: '#d9a0a0', fits: /^$/ },
]

/**
 * What a profile says of busy time, from the outermost function inwards. What calls itself, at once or by way of others,
 * stands where it was called first: a tree that is walked by recursion would be a picture as deep as the tree.
 *
 * @param {Profile} profile
 * @param {number} fromMicros what was before, since the profile's beginning, is left out
 * @returns {Frame}
 */
export function framesOf({ nodes, samples, timeDeltas }, fromMicros = 0) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  /** @type {Map<number, number>} */
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const root = frame('all', '', 0)
  let passed = 0
  for (const [index, sample] of samples.entries()) {
    const micros = timeDeltas[index] ?? 0
    passed += micros
    /** @type {CallFrame[]} */
    const stack = []
    for (let id = /** @type {number | undefined} */ (sample); id !== undefined; id = parents.get(id)) {
      const node = byId.get(id)
      if (node && node.callFrame.functionName !== '(root)') stack.unshift(node.callFrame)
    }
    const isBusy = !stack.some(({ functionName }) => functionName === '(idle)')
    if (isBusy && passed > fromMicros) addSample(root, stack, micros)
  }
  return root
}

/**
 * @param {Frame} root
 * @param {CallFrame[]} stack
 * @param {number} micros
 */
function addSample(root, stack, micros) {
  const path = [root]
  for (const { functionName, url, lineNumber } of stack) {
    const name = functionName || '(anonymous)'
    const first = path.findIndex((at) => at.name === name && at.url === url)
    const under = path.at(first)
    if (first >= 0) path.length = first + 1
    else if (under) {
      const key = `${name} ${url}`
      const child = under.children.get(key) ?? frame(name, url, lineNumber + 1)
      under.children.set(key, child)
      path.push(child)
    }
  }
  for (const at of path) at.micros += micros
}

/**
 * @param {string} name
 * @param {string} url
 * @param {number} line
 * @returns {Frame}
 */
const frame = (name, url, line) => ({ name, url, line, micros: 0, children: new Map() })

/**
 * A picture of it: each box a function, as wide as the share of time in which it or what it called ran.
 *
 * @param {Frame} root
 * @param {string} title
 */
export function drawFlames(root, title) {
  /** @type {string[]} */
  const boxes = []
  let depth = 0
  /**
   * @param {Frame} at
   * @param {number} left
   * @param {number} row
   */
  const draw = (at, left, row) => {
    const width = (at.micros / root.micros) * WIDTH
    if (width < NARROWEST) return
    depth = Math.max(depth, row)
    const share = `${((at.micros / root.micros) * 100).toFixed(1)} %`
    const text = at.name.slice(0, Math.max(0, Math.floor((width - 4) / CHARACTER)))
    const top = 30 + row * ROW
    boxes.push(
      `<g><title>${inXml(`${at.name}${placeOf(at)}: ${share}`)}</title>` +
        `<rect x="${left.toFixed(1)}" y="${top}" width="${(width - 0.4).toFixed(1)}" height="${ROW - 1}" fill="${colourOf(at)}"/>` +
        `${text.length > 2 ? `<text x="${(left + 2).toFixed(1)}" y="${top + 11}">${inXml(text)}</text>` : ''}</g>`,
    )
    let next = left
    for (const child of [...at.children.values()].toSorted((one, other) => other.micros - one.micros)) {
      draw(child, next, row + 1)
      next += (child.micros / root.micros) * WIDTH
    }
  }
  draw(root, 0, 0)
  const legend = kinds.map(
    ({ title: kind, colour }, at) =>
      `<rect x="${480 + at * 145}" y="6" width="10" height="10" fill="${colour}"/><text x="${494 + at * 145}" y="15">${inXml(kind)}</text>`,
  )
  const height = 30 + (depth + 1) * ROW
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10">`,
    `<title>${inXml(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/><text x="4" y="15" font-size="12">${inXml(title)}</text>`,
    ...legend,
    ...boxes,
    '</svg>',
    '',
  ].join('\n')
}

/**
 * The share of each kind of code in the busy time, by the function that was running itself.
 *
 * @param {Frame} root
 */
export function sharesOf(root) {
  /** @type {Map<string, number>} */
  const own = new Map(kinds.map(({ title }) => [title, 0]))
  /** @param {Frame} at */
  const add = (at) => {
    const inside = [...at.children.values()].reduce((sum, { micros }) => sum + micros, 0)
    const { title } = kindOf(at)
    own.set(title, (own.get(title) ?? 0) + at.micros - inside)
    at.children.forEach(add)
  }
  add(root)
  return [...own].map(([title, micros]) => ({ title, share: micros / root.micros }))
}

/** @param {Frame} at */
function kindOf({ url }) {
  const found = kinds.find(({ fits }) => fits.test(url))
  if (!found) throw new Error(`no kind fits ${url}`)
  return found
}

/**
 * The end of a file's path: the beginning is of the machine that it was measured on.
 *
 * @param {Frame} at
 */
const placeOf = ({ url, line }) => (url === '' ? '' : ` ${url.split('/').slice(-3).join('/')}:${line}`)

/** @param {Frame} at */
const colourOf = (at) => kindOf(at).colour

/** @param {string} text */
const inXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
