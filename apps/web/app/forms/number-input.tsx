/** An uncontrolled number with its unit inside the field: a currency before it, other units after it. */
export function NumberInput({
  attributes,
  text,
  unit,
  isDecimal = false,
  isRequired = false,
  maxLength,
}: {
  attributes: Record<string, string | boolean | undefined>
  text: string
  unit: string
  isDecimal?: boolean
  isRequired?: boolean
  maxLength?: number
}) {
  const isCurrency = unit === 'Rp' || unit === 'IDR'
  return (
    <span className="relative block w-full grow basis-48 sm:max-w-72">
      <span
        aria-hidden="true"
        className={`absolute inset-y-0 flex items-center text-soft ${isCurrency ? 'start-4' : 'end-4'}`}
      >
        {unit}
      </span>
      <input
        {...attributes}
        autoComplete="off"
        className={`field-box font-semibold ${isCurrency ? 'ps-14' : 'pe-16'}`}
        defaultValue={text}
        inputMode={isDecimal ? 'decimal' : 'numeric'}
        maxLength={maxLength}
        required={isRequired}
        type="text"
      />
    </span>
  )
}
