export function BrandMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32">
      <rect fill="var(--sea-700)" height="32" rx="9" width="32" />
      <path
        d="M6 10c4 0 4 12 8 12s3-9 5-9 2 5 4 5 3-6 4-8"
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeWidth="2.6"
      />
      <circle cx="26.5" cy="8.5" fill="var(--turmeric-500)" r="2.6" />
    </svg>
  )
}
