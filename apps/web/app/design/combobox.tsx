import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { Form } from 'react-router'
import { type ComboboxEvent, type ComboboxState, closedCombobox, comboboxAfter } from './combobox-state.ts'
import { Icon } from './icon.tsx'
import { MarkedText } from './marked-text.tsx'

export interface ComboboxOption {
  readonly path: string
  readonly label: readonly { readonly text: string; readonly isMatch: boolean }[]
  readonly detail: string
}

export interface ComboboxProps {
  /** Where the form leads that the field is in, with or without JavaScript. */
  readonly action: string
  readonly label: string
  readonly buttonLabel: string
  readonly listLabel: string
  readonly maxLength: number
  readonly minLength: number
  readonly countText: (count: number) => string
  /** May fail: then there are no options, and the form works as ever. */
  readonly load: (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  /** Called by Escape in an empty field. */
  readonly onLeave?: () => void
}

const TYPING_PAUSE_MS = 150
/** Screen readers speak the typed letters first. */
const STATUS_PAUSE_MS = 1000

/** A search field with suggestions: the combobox with list autocomplete of the ARIA Authoring Practices. */
export function Combobox(props: ComboboxProps) {
  const id = useId()
  const { state, send, status, type } = useSuggestions(props)
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>): void {
    // While a word is being composed the keys belong to the input method.
    if (event.nativeEvent.isComposing) {
      return
    }
    const { key, currentTarget } = event
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
      if (currentTarget.value === '') {
        props.onLeave?.()
      }
      currentTarget.value = ''
      type('')
    }
  }

  return (
    <Form
      action={props.action}
      className="combobox"
      method="get"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) {
          send({ type: 'close' })
        }
      }}
      onSubmit={() => send({ type: 'close' })}
      role="search"
    >
      <input
        aria-activedescendant={state.active < 0 ? undefined : `${id}-${state.active}`}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={state.isOpen}
        aria-label={props.label}
        autoComplete="off"
        maxLength={props.maxLength}
        name="q"
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
        onInput={({ currentTarget, nativeEvent }) => {
          if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) {
            type(currentTarget.value)
          }
        }}
        onKeyDown={onKeyDown}
        placeholder={props.buttonLabel}
        role="combobox"
        spellCheck={false}
        type="text"
        enterKeyHint="search"
      />
      <button type="submit">
        <Icon name="search" />
        <span className="sr-only">{props.buttonLabel}</span>
      </button>
      <div
        aria-label={props.listLabel}
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
    </Form>
  )
}

/** Options for what is typed, after a pause; what is typed meanwhile ends an earlier question. */
function useSuggestions({ load, minLength, countText }: ComboboxProps) {
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
