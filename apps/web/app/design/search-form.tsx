import { useEffect, useId, useRef } from 'react'
import { SubmitButton } from './button.tsx'
import { Form } from './form.tsx'
import { usePageChange } from './use-page-change.ts'

/** A search as a plain GET form: `q` in the URL, which works without JavaScript. */
export function SearchForm({
  action,
  label,
  buttonLabel,
  phrase,
  maxLength,
  keep = {},
  onPhrase,
}: {
  action: string
  label: string
  buttonLabel: string
  phrase: string
  maxLength: number
  /** Other query parameters to preserve; null values are omitted. */
  keep?: Readonly<Record<string, string | null>>
  /** Called on every keystroke, for lists that filter immediately. */
  onPhrase?: (phrase: string) => void
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // The URL determines the phrase: a new phrase replaces the text of the field, which keeps the focus.
  usePageChange(phrase, () => {
    if (field.current) {
      field.current.value = phrase
    }
    onPhrase?.(phrase)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text typed before hydration
  useEffect(() => {
    if (field.current && field.current.value !== phrase) {
      onPhrase?.(field.current.value)
    }
  }, [])
  return (
    <Form action={action} aria-label={label} className="max-w-[44rem]" method="get" role="search">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          autoComplete="off"
          className="field-box min-w-0 flex-[1_1_14rem]"
          defaultValue={phrase}
          id={id}
          maxLength={maxLength}
          name="q"
          ref={field}
          onInput={onPhrase ? (event) => onPhrase(event.currentTarget.value) : undefined}
          type="search"
        />
        {Object.entries(keep).map(([name, value]) =>
          value === null ? null : <input key={name} name={name} type="hidden" value={value} />,
        )}
        <SubmitButton>{buttonLabel}</SubmitButton>
      </div>
    </Form>
  )
}
