/** Line icons drawn on a 24 grid; always beside a text or a hidden name. */
const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chevron: 'm6 9 6 6 6-6',
  download: 'M12 4v11m-5-4 5 5 5-5M5 20h14',
  calendar: 'M5 6h14v14H5ZM5 10h14M9 3v4m6-4v4',
} as const

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="1em"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 24 24"
      width="1em"
    >
      <path d={paths[name]} />
    </svg>
  )
}
