import {
  type FocusEvent,
  type FormEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ERROR_DELAY_MS } from '#app/forms/use-typed-error.ts'
import { type TypedUrls, useTypedUrl } from '#app/forms/use-typed-url.ts'
import { FILLED_FOR, type FieldError, type ToolForm } from './tool-form.ts'

/** What a form says: as the server read it or, while somebody types, as the browser does. */
interface FormReading {
  readonly form: ToolForm
  /** null while the form has errors. */
  readonly outcome: unknown
}

interface LiveFormOptions<Reading> {
  /** The response; a new one discards what was typed. */
  readonly sent: Reading
  /** With the function of the server; null if the network fails: the page then works as without script. */
  readonly read: (search: URLSearchParams) => Reading | Promise<Reading | null>
  /** The URLs of a reading with an outcome. */
  readonly createUrls: (reading: Reading) => TypedUrls | null
}

interface LiveState<Reading> {
  readonly sent: Reading
  /** Counts the responses that need new fields, as uncontrolled ones keep their texts. */
  readonly number: number
  readonly typed: Reading | null
  /** The last reading with an outcome. */
  readonly complete: Reading
  /** Fields that the visitor has left. */
  readonly left: ReadonlySet<string>
  /** The errors of the last submission; none as soon as all fields were valid once. */
  readonly rejected: readonly FieldError[]
}

/** Stable references, so that memoized components do not render on every key. */
const noErrors: readonly FieldError[] = []
const noField: ReadonlySet<string> = new Set()

/**
 * A form as submitted and, after hydration, as typed. The fields are uncontrolled, so that input before hydration is
 * not lost.
 */
export function useLiveForm<Reading extends FormReading>({
  sent,
  read,
  createUrls,
}: LiveFormOptions<Reading>) {
  const { form: sentForm } = sent
  const [state, setState] = useState(() => startLive(sent, 0))
  const live = state.sent.form === sentForm ? state : receiveResponse(state, sent)
  if (live !== state) setState(live)
  const element = useRef<HTMLFormElement>(null)
  const latest = useRef<{ readonly over: ToolForm } | null>(null)

  /** Discards a change if another response has come. */
  function update(change: (before: LiveState<Reading>) => Partial<LiveState<Reading>>): void {
    setState((before) => (before.sent.form === sentForm ? { ...before, ...change(before) } : before))
  }

  /** Returns what was read; null if later input has replaced it. */
  async function readForm(form: HTMLFormElement): Promise<Reading | null> {
    const input = { over: sentForm }
    latest.current = input
    const found = read(readQuery(form))
    // Without a request the result renders in the same event, or React would put a slider back.
    const reading = found instanceof Promise ? await found : found
    if (reading === null || latest.current !== input) return null
    showFilled(form, reading.form)
    update(({ complete, rejected }) => ({
      typed: reading,
      complete: reading.outcome === null && !isOfOtherShare(reading, complete) ? complete : reading,
      rejected: reading.form.errors.length === 0 ? noErrors : rejected,
    }))
    return reading
  }

  function leave(name: string): void {
    update(({ left }) => ({ left: new Set([...left, name]) }))
  }

  /** Shows the entry of a field that was left as it was understood, unless it is being typed over. */
  async function tidy(field: HTMLInputElement | HTMLSelectElement, form: HTMLFormElement): Promise<void> {
    const { name, value } = field
    const found = await readForm(form)
    const text = found?.form.shown[name]
    const isInvalid = found?.form.errors.some((error) => error.name === name)
    if (text !== undefined && value !== '' && !isInvalid && field.value === value) field.value = text
  }

  /** Input before hydration takes precedence. */
  const onHydrated = useEffectEvent(() => {
    const form = element.current
    const isTyped = (name: string, text: string) => (sentForm.shown[name] ?? text) !== text
    if (form && [...readQuery(form)].some(([name, text]) => isTyped(name, text))) void readForm(form)
  })
  useEffect(() => onHydrated(), [])

  const { typed, complete, left, rejected } = live
  const updateUrl = useTypedUrl(typed === null || typed.outcome === null ? null : createUrls(typed))
  const reading = typed ?? live.sent
  const shown = useMemo(() => ({ reading, complete }), [reading, complete])
  const { errors } = reading.form
  const isVisible = ({ name, other = name }: FieldError) =>
    typed === null || rejected.length > 0 || left.has(name) || left.has(other)
  return {
    ...shown,
    /** For content that may update after the result. */
    deferred: useDeferredValue(shown),
    /** What the fields show, with the errors of fields that the visitor has left, or of all after a submission. */
    form: { ...reading.form, shown: sentForm.shown, errors: errors.filter(isVisible) },
    /** The errors of the submission, until every field is valid. */
    summary: errors.length > 0 ? rejected : noErrors,
    number: live.number,
    isTyped: typed !== null,
    isStale: reading.outcome === null && complete.outcome !== null,
    readForm,
    leave,
    updateUrl,
    /** Shows the errors of a submission that the browser has rejected. */
    reject(rejectedErrors: readonly FieldError[]): void {
      update(() => ({ rejected: rejectedErrors }))
    },
    handlers: {
      ref: element,
      onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
        void readForm(currentTarget)
      },
      onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
        updateUrl()
        const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
        if (latest.current?.over !== sentForm || !isField) return
        setTimeout(leave, ERROR_DELAY_MS, target.name)
        void tidy(target, currentTarget)
      },
    },
  }
}

/** Keeps the fields, with caret and undo history, if they show the texts of the response already. */
export function receiveResponse<Reading extends FormReading>(
  { sent: before, number, typed }: LiveState<Reading>,
  sent: Reading,
): LiveState<Reading> {
  const isShown = typed === null && JSON.stringify(before.form.shown) === JSON.stringify(sent.form.shown)
  return startLive(sent, isShown ? number : number + 1)
}

export function startLive<Reading extends FormReading>(sent: Reading, number: number): LiveState<Reading> {
  return { sent, number, typed: null, complete: sent, left: noField, rejected: sent.form.errors }
}

/** Whether a form has the facts of another share: the result of the former one would pass for its own. */
export function isOfOtherShare({ form }: FormReading, before: FormReading): boolean {
  return Boolean(form.filledFor) && form.filledFor !== before.form.filledFor
}

function readQuery(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)]
  return new URLSearchParams(entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}

/** Shows the facts of a typed ticker in the fields that the visitor left to the site. */
function showFilled(form: HTMLFormElement, { filled, filledFor, shown }: ToolForm): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    if (field.name === FILLED_FOR) field.value = filledFor ?? ''
    // Somebody may have emptied the field with the focus to type a number.
    else if (filled.includes(field.name) && field !== document.activeElement)
      field.value = shown[field.name] ?? ''
  }
}
