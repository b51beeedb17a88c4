import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { type ComboboxEvent, type ComboboxState, closedCombobox, comboboxAfter } from './combobox-state.ts'
import { MarkedText } from './marked-text.tsx'

export interface ComboboxOption {
  readonly path: string
  /** Segments for `MarkedText`. */
  readonly label: readonly string[]
  readonly detail: string
  /** The text that the field gets in place of a visit to `path`. */
  readonly fills?: string
}

export interface FoundOptions {
  readonly typed: string
  readonly options: readonly ComboboxOption[]
}

export interface ComboboxListProps {
  /** The text field of a form that also works without suggestions. */
  readonly field: React.RefObject<HTMLInputElement | null>
  readonly listLabel: string
  readonly minLength: number
  readonly countText: (count: number) => string
  /** Shown and announced when nothing matches. */
  readonly emptyText: string
  /** On an error there are no options and the form still works. A new query aborts the previous one. */
  readonly found: {
    readonly data: FoundOptions | null
    readonly error: unknown
    readonly isPendingShown: boolean
    readonly query: (typed: string) => void
    readonly reset: () => void
  }
  /** Loading or error status, shown in place of the options. */
  readonly children: React.ReactNode
  /** Called on Escape in an empty field. */
  readonly onLeave?: (() => void) | undefined
}

export const TYPING_PAUSE_MS = 150
/** Waits until screen readers have read the typed letters. */
const STATUS_PAUSE_MS = 1000

/**
 * Suggestions for a search field: the combobox with list autocomplete of the ARIA Authoring Practices. It attaches to
 * an existing field inside the same form, so it can be loaded on first focus. Text typed before then counts.
 */
export function ComboboxList(props: ComboboxListProps) {
  const { children, emptyText, field, found, listLabel, onLeave } = props
  const id = useId()
  const isEmpty = found.data?.options.length === 0 && found.error === null && !found.isPendingShown
  const { state, send, status, type, close } = useSuggestions(props, isEmpty)
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    const input = field.current
    // During IME composition the keys belong to the input method.
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
      // A field of a form keeps its text when its list closes.
      if (state.isOpen && state.options.some(({ fills }) => fills !== undefined)) {
        close()
        return
      }
      if (input.value === '') {
        onLeave?.()
      }
      input.value = ''
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  useFieldEvents(field, { onKeyDown, onType: type, onClose: close })
  useComboboxRole(field, id, state)

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
        <Options close={close} field={field} id={id} state={state} />
      </div>
      <ListMessage isHidden={state.isOpen || !(isEmpty || found.isPendingShown || found.error !== null)}>
        {children}
        {isEmpty ? <span>{emptyText}</span> : null}
      </ListMessage>
      <p className="sr-only" role="status">
        {status}
      </p>
    </>
  )
}

/** Shown in the place of the options. */
function ListMessage({ isHidden, children }: { isHidden: boolean; children: React.ReactNode }) {
  return (
    <div className="combobox-list" hidden={isHidden}>
      <p className="px-3 py-2 text-sm text-soft">{children}</p>
    </div>
  )
}

function useComboboxRole(
  field: ComboboxListProps['field'],
  id: string,
  state: ComboboxState<ComboboxOption>,
): void {
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
}

function Options({
  field,
  id,
  state,
  close,
}: {
  field: ComboboxListProps['field']
  id: string
  state: ComboboxState<ComboboxOption>
  close: () => void
}) {
  function choose(event: React.MouseEvent, { fills }: ComboboxOption): void {
    if (fills !== undefined && field.current !== null) {
      event.preventDefault()
      field.current.value = fills
      // The input type tells the form that nothing is left to type.
      const inputType = 'insertReplacementText'
      field.current.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
    }
    close()
  }
  return state.options.map((option, index) => (
    <a
      aria-selected={index === state.active}
      href={option.path}
      id={`${id}-${index}`}
      key={option.path}
      onClick={(event) => choose(event, option)}
      // Keeps the focus in the field, so that the list does not close before the click.
      onMouseDown={(event) => event.preventDefault()}
      role="option"
      tabIndex={-1}
    >
      <span>
        <MarkedText segments={option.label} />
      </span>
      <small>{option.detail}</small>
    </a>
  ))
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
    input.addEventListener(
      'blur',
      ({ relatedTarget }) => {
        // The list, or the message in its place with the button that repeats a failed request.
        if (!(relatedTarget instanceof Element && relatedTarget.closest('.combobox-list'))) {
          current.current.onClose()
        }
      },
      { signal },
    )
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
    // Typed before the list was there, not the text of the page.
    if (input.value !== input.defaultValue && document.activeElement === input) {
      typed()
    }
    return () => listening.abort()
  }, [field])
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}

/** Loads options for the typed text after a pause. */
function useSuggestions(
  { field, found, minLength, countText, emptyText }: ComboboxListProps,
  isEmpty: boolean,
) {
  const [state, send] = useReducer<ComboboxState<ComboboxOption>, [ComboboxEvent<ComboboxOption>]>(
    comboboxAfter,
    closedCombobox,
  )
  const [status, setStatus] = useState('')
  const pause = useRef(0)

  function type(value: string): void {
    window.clearTimeout(pause.current)
    const typed = value.trim()
    send({ type: 'typed', typed })
    if (typed.length < minLength) {
      found.reset()
      send({ type: 'loaded', typed, options: [] })
    } else {
      pause.current = window.setTimeout(() => found.query(typed), TYPING_PAUSE_MS)
    }
  }

  function close(): void {
    // A late response must not reopen the list after the field has lost focus.
    window.clearTimeout(pause.current)
    found.reset()
    send({ type: 'close' })
  }

  const { data, error } = found
  useEffect(() => {
    if (data !== null) {
      send({ type: 'loaded', ...data })
    } else if (error !== null) {
      send({ type: 'loaded', typed: field.current?.value.trim() ?? '', options: [] })
    }
  }, [data, error, field])

  const { isOpen, options } = state
  useEffect(() => {
    const text = isOpen ? countText(options.length) : isEmpty ? emptyText : ''
    const timer = window.setTimeout(setStatus, STATUS_PAUSE_MS, text)
    return () => window.clearTimeout(timer)
  }, [isOpen, isEmpty, options, countText, emptyText])

  return { state, send, status, type, close }
}
