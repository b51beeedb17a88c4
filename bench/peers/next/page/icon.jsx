const drawings = {
  down: 'm6 9 6 6 6-6',
  next: 'm10 6 6 6-6 6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  share: 'M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8',
}

export function Icon({ name }) {
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
      <path d={drawings[name]} />
    </svg>
  )
}

export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32">
      <rect fill="#005860" height="32" rx="9" width="32" />
      <path
        d="M6 10c4 0 4 12 8 12s3-9 5-9 2 5 4 5 3-6 4-8"
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeWidth="2.6"
      />
      <circle cx="26.5" cy="8.5" fill="#f0b131" r="2.6" />
    </svg>
  )
}
