/** State of a combobox: the options for the typed text and the option that the arrow keys have reached. */
export interface ComboboxState<Option> {
  readonly typed: string
  readonly options: readonly Option[]
  readonly isOpen: boolean
  /** Index of the active option; -1 while the field is active. */
  readonly active: number
}

export type ComboboxEvent<Option> =
  | { readonly type: 'typed'; readonly typed: string }
  | { readonly type: 'loaded'; readonly typed: string; readonly options: readonly Option[] }
  | { readonly type: 'next' | 'previous' | 'toField' | 'close' }

export const closedCombobox = { typed: '', options: [], isOpen: false, active: -1 } as const

/** The next state; options for outdated text are ignored. */
export function comboboxAfter<Option>(
  state: ComboboxState<Option>,
  event: ComboboxEvent<Option>,
): ComboboxState<Option> {
  const { options } = state
  switch (event.type) {
    case 'typed':
      return event.typed === '' ? { ...closedCombobox } : { ...state, typed: event.typed, active: -1 }
    case 'loaded':
      return event.typed === state.typed
        ? { ...state, options: event.options, isOpen: event.options.length > 0, active: -1 }
        : state
    case 'next':
    case 'previous':
      return options.length === 0 ? state : { ...state, isOpen: true, active: nextIndex(state, event.type) }
    case 'toField':
      return { ...state, active: -1 }
    case 'close':
      return { ...state, isOpen: false, active: -1 }
    default:
      return event satisfies never
  }
}

/** Cycles through the field and all options. */
function nextIndex<Option>(
  { options, active }: ComboboxState<Option>,
  direction: 'next' | 'previous',
): number {
  const count = options.length + 1
  const step = direction === 'next' ? 1 : count - 1
  return ((active + 1 + step) % count) - 1
}
