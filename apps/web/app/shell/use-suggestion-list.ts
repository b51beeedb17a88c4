import { type RefObject, useEffect, useState } from 'react'
import type { ComboboxList } from '#app/design/combobox.tsx'

/**
 * The list of suggestions below a field, fetched when somebody goes there; null until then, and where it cannot be
 * had: the form leads to its answer as ever.
 */
export function useSuggestionList(field: RefObject<HTMLInputElement | null>) {
  const [List, setList] = useState<typeof ComboboxList | null>(null)

  function fetchList(): void {
    import('#app/design/combobox.tsx').then(
      (module) => setList(() => module.ComboboxList),
      () => {
        // The form is a plain one.
      },
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for who was in the field before script took over
  useEffect(() => {
    if (document.activeElement === field.current) {
      fetchList()
    }
  }, [])

  return { List, fetchList }
}
