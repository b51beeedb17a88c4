/** What a `<details>` is here; a test has no elements. */
export type Disclosure = Pick<
  HTMLDetailsElement,
  'open' | 'getAttribute' | 'setAttribute' | 'removeAttribute'
>

/** What supported browsers lack of `<details>`: parts of one name close each other, and paper shows what is folded. */
export function completeDisclosures(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement) {
        closeOthers(target, document.querySelectorAll('details'))
      }
    },
    { capture: true },
  )
  let foldAgain = () => {}
  addEventListener('beforeprint', () => {
    foldAgain = unfold(document.querySelectorAll<HTMLDetailsElement>('main details'))
  })
  addEventListener('afterprint', () => foldAgain())
}

/** As `name` does it in Chrome 120, Safari 17.2 and Firefox 130. */
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

/** Opens all of them; the function that it returns closes those again that were closed. */
export function unfold(all: Iterable<Disclosure>): () => void {
  const closed = [...all].filter(({ open }) => !open)
  const names = closed.map((part) => part.getAttribute('name'))
  for (const part of closed) {
    // Parts of one name cannot be open together.
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
