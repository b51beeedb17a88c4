import { type ComponentType, type RefObject, useEffect, useState } from 'react'

/**
 * The suggestion list of a field, loaded on first focus. Null until then and if loading fails: the form still works.
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
        // Without the list, the form is a plain one.
      },
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a field focused before hydration
  useEffect(() => {
    if (document.activeElement === field.current) {
      fetchList()
    }
  }, [])

  return { List, fetchList }
}
