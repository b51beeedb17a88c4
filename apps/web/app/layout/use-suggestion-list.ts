import { type ComponentType, type RefObject, useEffect, useState } from 'react'

/**
 * The list of suggestions below a field, fetched when somebody goes there; null until then, and where it cannot be
 * had: the form leads to its answer as ever.
 */
export function useSuggestionList<Props>(
  field: RefObject<HTMLInputElement | null>,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  const [List, setList] = useState<ComponentType<Props> | null>(null)

  function fetchList(): void {
    load().then(
      (module) => setList(() => module.default),
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
