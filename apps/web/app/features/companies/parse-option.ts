/** null: not given; undefined: none of the options. */
export function parseOption<const Option extends string>(
  options: readonly Option[],
  text: string | null,
): Option | null | undefined {
  return text === null ? null : options.find((option) => option === text)
}
