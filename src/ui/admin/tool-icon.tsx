/**
 * The icons of the back office, on a 24 px grid. They are separate from the shop's, so that shoppers never load them.
 */
const DRAWINGS = {
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  shop: 'M4 11v9h16v-9M3 7l1.5-3h15L21 7a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
  chart: 'M4 20h16M7 17v-6M12 17V6M17 17v-9',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  shelves: 'M4 4v16M20 4v16M4 9.5h16M4 18h16M8 9.5V6h3v3.5M13 18v-4h4v4',
  plus: 'M12 5v14M5 12h14',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  people:
    'M9 5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM2.5 19c.9-3.2 3.3-4.5 6.5-4.5s5.6 1.3 6.5 4.5M16 5.5a3.2 3.2 0 0 1 0 6.3M17.5 14.8c2.2.5 3.5 1.9 4 4.2',
  user: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20c1.2-3.6 4-5 7.5-5s6.3 1.4 7.5 5',
  gear: 'M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
  star: 'M12 4l2.5 5.2 5.5.8-4 4 .9 5.6L12 17l-4.9 2.6L8 14 4 10l5.5-.8z',
  grid: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  swap: 'M8 4v13M4.5 13.5L8 17l3.5-3.5M16 20V7M12.5 10.5L16 7l3.5 3.5',
  search: 'M11 5a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM15.5 15.5L20 20',
  clock: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM12 7v5l3.5 2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 10l5 5M21 10l-5 5',
  out: 'M10 4H5v16h5M14 8l4 4-4 4M8 12h10',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  undo: 'M9 6L4.5 10.5L9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  phone:
    'M6 3h4l1.5 5-2.5 1.7a12 12 0 0 0 5.3 5.3L16 12.5l5 1.5v4c0 1.5-1 3-2.5 3C10 21 3 14 3 5.5C3 4 4.5 3 6 3z',
  chat: 'M4 5h16v11H9l-5 4z',
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  place: 'M12 21c-4-4.5-7-8-7-11a7 7 0 0 1 14 0c0 3-3 6.5-7 11zM12 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
  rubOut: 'M9 5h12v14H9l-6-7zM12.5 9.5l5 5M17.5 9.5l-5 5',
  cash: 'M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM6.5 12h.01M17.5 12h.01',
  truck: 'M2 6h12v10H2zM14 10h4l4 3.5V16h-8zM6 19a1.8 1.8 0 1 0 0-.01M18 19a1.8 1.8 0 1 0 0-.01',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.3a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 0 1 0-5.4z',
  key: 'M8 10a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM10.8 11.2L19 3M15.5 6.5l3 3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17.5v.01',
  help: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM9.4 9.4a2.6 2.6 0 1 1 3.8 2.3c-.8.5-1.2 1-1.2 1.9M12 16.6v.01',
  filter: 'M4 6h16M7 12h10M10 18h4',
  camera: 'M4 8h4l1.5-3h5L16 8h4v11H4zM12 10a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7z',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 9v6M12 9v6M16 9v6',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  download: 'M12 4v12M7 11l5 5 5-5M4 16v4h16v-4',
  keyboard: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8',
  percent:
    'M6 18L18 6M7.5 6a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 0 1 0-3.6zM16.5 14.4a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 0 1 0-3.6z',
} as const;

export type ToolName = keyof typeof DRAWINGS;

/** An icon beside a text, or inside a control that has its own name. Screen readers skip it. */
export function ToolIcon({ name, className = 'size-5' }: { name: ToolName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

/** The classes of an icon that can be tapped in a row. */
export const ROW_ICON =
  'grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft';
