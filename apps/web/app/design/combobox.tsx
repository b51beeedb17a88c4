import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { type ComboboxEvent, type ComboboxState, closedCombobox, comboboxAfter } from './combobox-state.ts'
import { MarkedText } from './marked-text.tsx'

export interface ComboboxOption {
  readonly path: string
  /** In pieces, as `MarkedText` takes them. */
  readonly label: readonly string[]
  readonly detail: string
}

export interface ComboboxListProps {
  /** The text field of a form, which works without all this. */
  readonly field: React.RefObject<HTMLInputElement | null>
  readonly listLabel: string
  readonly minLength: number
  readonly countText: (count: number) => string
  /** May fail: then there are no options, and the form works as ever. */
  readonly load: (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  /** Called by Escape in an empty field. */
  readonly onLeave?: (() => void) | undefined
}

const TYPING_PAUSE_MS = 150
/** Screen readers speak the typed letters first. */
const STATUS_PAUSE_MS = 1000

/**
 * Suggestions for a search field: the combobox with list autocomplete of the ARIA Authoring Practices. It stands in
 * the field's form, listens to the field and makes a combobox of it, so that it can be loaded when somebody first
 * goes there; what was typed until then counts.
 */
export function ComboboxList(props: ComboboxListProps) {
  const { field, listLabel, onLeave } = props
  const id = useId()
  const { state, send, status, type } = useSuggestions(props)
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    const input = field.current
    // While a word is being composed the keys belong to the input method.
    if (event.isComposing || input === null) {
      return
    }
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      send({ type: key === 'ArrowDown' ? 'next' : 'previous' })
    } else if (key === 'Home' || key === 'End') {
      send({ type: 'toField' })
    } else if (key === 'Enter' && state.active >= 0) {
      event.preventDefault()
      list.current?.querySelectorAll('a')[state.active]?.click()
    } else if (key === 'Escape') {
      event.preventDefault()
      if (input.value === '') {
        onLeave?.()
      }
      input.value = ''
      type('')
    }
  }

  useFieldEvents(field, { onKeyDown, onType: type, onClose: () => send({ type: 'close' }) })
  useEffect(() => {
    const input = field.current
    if (input !== null) {
      input.role = 'combobox'
      input.ariaAutoComplete = 'list'
      input.ariaExpanded = String(state.isOpen)
      input.setAttribute('aria-controls', `${id}-list`)
      setOrRemove(input, 'aria-activedescendant', state.active < 0 ? null : `${id}-${state.active}`)
    }
  })

  return (
    <>
      <div
        aria-label={listLabel}
        className="combobox-list"
        hidden={!state.isOpen}
        id={`${id}-list`}
        ref={list}
        role="listbox"
      >
        {state.options.map(({ path, label, detail }, place) => (
          <a
            aria-selected={place === state.active}
            href={path}
            id={`${id}-${place}`}
            key={path}
            onClick={() => send({ type: 'close' })}
            // The field keeps the focus, so that the list is not closed before the click.
            onMouseDown={(event) => event.preventDefault()}
            role="option"
            tabIndex={-1}
          >
            <span>
              <MarkedText segments={label} />
            </span>
            <small>{detail}</small>
          </a>
        ))}
      </div>
      <p className="sr-only" role="status">
        {status}
      </p>
    </>
  )
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) {
    element.removeAttribute(name)
  } else {
    element.setAttribute(name, value)
  }
}

interface FieldEvents {
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onType: (value: string) => void
  readonly onClose: () => void
}

function useFieldEvents(field: React.RefObject<HTMLInputElement | null>, events: FieldEvents): void {
  const current = useRef(events)
  useEffect(() => {
    current.current = events
  })
  useEffect(() => {
    const input = field.current
    if (input === null) {
      return
    }
    const listening = new AbortController()
    const { signal } = listening
    const typed = () => current.current.onType(input.value)
    input.addEventListener('keydown', (event) => current.current.onKeyDown(event), { signal })
    input.addEventListener('compositionend', typed, { signal })
    input.addEventListener('input', (event) => isComposing(event) || typed(), { signal })
    input.form?.addEventListener('submit', () => current.current.onClose(), { signal })
    input.form?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) {
          current.current.onClose()
        }
      },
      { signal },
    )
    if (input.value !== '' && document.activeElement === input) {
      typed()
    }
    return () => listening.abort()
  }, [field])
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}

/** Options for what is typed, after a pause; what is typed meanwhile ends an earlier question. */
function useSuggestions({ load, minLength, countText }: ComboboxListProps) {
  const [state, send] = useReducer<ComboboxState<ComboboxOption>, [ComboboxEvent<ComboboxOption>]>(
    comboboxAfter,
    closedCombobox,
  )
  const [status, setStatus] = useState('')
  const pending = useRef<{ timer: number; asked: AbortController } | null>(null)

  function type(value: string): void {
    window.clearTimeout(pending.current?.timer)
    pending.current?.asked.abort()
    const typed = value.trim()
    send({ type: 'typed', typed })
    if (typed.length < minLength) {
      send({ type: 'loaded', typed, options: [] })
      return
    }
    const asked = new AbortController()
    const timer = window.setTimeout(() => {
      load(typed, asked.signal).then(
        (options) => send({ type: 'loaded', typed, options }),
        () => send({ type: 'loaded', typed, options: [] }),
      )
    }, TYPING_PAUSE_MS)
    pending.current = { timer, asked }
  }

  const { isOpen, options } = state
  useEffect(() => {
    const timer = window.setTimeout(() => setStatus(isOpen ? countText(options.length) : ''), STATUS_PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [isOpen, options, countText])

  return { state, send, status, type }
}
