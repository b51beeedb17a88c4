/** Line icons on a 24-unit grid; always next to a visible or visually hidden label. */
const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'm6 9 6 6 6-6',
  previous: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  filter: 'M4 6h16M7 12h10M10 18h4',
  download: 'M12 4v11m-5-4 5 5 5-5M5 20h14',
  calendar: 'M5 6h14v14H5ZM5 10h14M9 3v4m6-4v4',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  share: 'M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8',
  play: 'M8 5v14l11-7Z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.500v.5',
  check: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-4 9.500 3 3 5-6',
  warning: 'M12 4 2.500 20h19ZM12 10v4.500m0 2.500v.5',
} as const

type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
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
