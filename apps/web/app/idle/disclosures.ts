/** The members of `<details>` that are used here, so that tests need no DOM. */
export type Disclosure = Pick<
  HTMLDetailsElement,
  'open' | 'getAttribute' | 'setAttribute' | 'removeAttribute'
>

/** Polyfills for `<details>` in supported browsers: exclusive groups by `name`, and open sections in print. */
export function polyfillDisclosures(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement) {
        closeOthers(target, document.querySelectorAll('details'))
      }
    },
    { capture: true },
  )
  let restore = () => {}
  addEventListener('beforeprint', () => {
    restore = unfold(document.querySelectorAll<HTMLDetailsElement>('main details'))
  })
  addEventListener('afterprint', () => restore())
}

/** Like `name` in Chrome 120, Safari 17.2 and Firefox 130. */
export function closeOthers(opened: Disclosure, all: Iterable<Disclosure>): void {
  const name = opened.getAttribute('name')
  if (!opened.open || name === null) {
    return
  }
  for (const other of all) {
    if (other !== opened && other.getAttribute('name') === name) {
      other.open = false
    }
  }
}

/** Opens all elements; the returned function closes those again that were closed. */
export function unfold(all: Iterable<Disclosure>): () => void {
  const closed = [...all].filter(({ open }) => !open)
  const names = closed.map((part) => part.getAttribute('name'))
  for (const part of closed) {
    // Elements that share a name cannot be open at the same time.
    part.removeAttribute('name')
    part.open = true
  }
  return () => {
    for (const [index, part] of closed.entries()) {
      const name = names[index] ?? null
      part.open = false
      if (name !== null) {
        part.setAttribute('name', name)
      }
    }
  }
}
