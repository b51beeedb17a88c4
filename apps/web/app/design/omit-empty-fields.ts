/**
 * For the submit event. Forms omit disabled fields, so that URLs have no empty parameters; enabled again before the
 * focus could move.
 */
export function omitEmptyFields(fields: readonly Pick<HTMLInputElement, 'value' | 'disabled'>[]): void {
  const empty = fields.filter(({ value }) => value.trim() === '')
  const setDisabled = (isDisabled: boolean) => {
    for (const field of empty) field.disabled = isDisabled
  }
  setDisabled(true)
  queueMicrotask(() => setDisabled(false))
}
