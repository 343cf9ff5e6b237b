/** Line icons on a 20-unit grid, drawn at the text's colour; always beside words or a label, so hidden from readers. */
const paths = {
  'arrow-right': 'M2 10h15M11.5 4.5L17 10l-5.5 5.5',
  'arrow-left': 'M18 10H3M8.5 4.5L3 10l5.5 5.5',
  'arrow-down': 'M10 2v15M4.5 11.5L10 17l5.5-5.5',
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0M12.6 12.6L18 18',
  menu: 'M1 6h18M1 14h18',
  close: 'M3 3l14 14M17 3L3 17',
  'chevron-down': 'M4 7l6 6l6-6',
  calendar: 'M2.5 4.5h15v13h-15zM2.5 8.5h15M6.5 2v5M13.5 2v5',
  pause: 'M7 4v12M13 4v12',
  play: 'M6 3.5l10 6.5l-10 6.5z',
  check: 'M3 10.5l5 5L17.5 5',
  heart: 'M10 17.5S2 12.5 2 7a4 4 0 0 1 8-1a4 4 0 0 1 8 1c0 5.5-8 10.5-8 10.5z',
  download: 'M10 2v11M5 8.5l5 5l5-5M2 18h16',
  phone:
    'M4 2h4l1.5 4.5L7 8.5a11 11 0 0 0 4.5 4.5l2-2.5L18 12v4a2 2 0 0 1-2 2A14 14 0 0 1 2 4a2 2 0 0 1 2-2z',
  mail: 'M2 4.5h16v11H2zM2 5.5l8 6l8-6',
  pin: 'M10 18s6-5.5 6-10a6 6 0 1 0-12 0c0 4.5 6 10 6 10zM10 10.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5z',
  chat: 'M2 3.5h16v11H8.5L4 18v-3.5H2z',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
