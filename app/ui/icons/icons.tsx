import { Icon, type IconProps } from './icon.tsx'

/** Of icons that a page refers to (`ActionIcon`) or draws itself. */
export const outlines = {
  bell: 'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
  cart: 'm2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M20 20a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM10 20a2 2 0 1 1-4 0 2 2 0 1 1 4 0z',
  compare:
    'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10',
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
}

export function HeartIcon(props: IconProps) {
  return <Icon {...props} d={outlines.heart} />
}

export function CloseIcon(props: IconProps) {
  return <Icon {...props} d="M18 6 6 18M6 6l12 12" />
}

export function MenuIcon(props: IconProps) {
  return <Icon {...props} d="M4 5h16M4 12h16M4 19h16" />
}

export function MinusIcon(props: IconProps) {
  return <Icon {...props} d="M5 12h14" />
}

export function NextIcon(props: IconProps) {
  return <Icon {...props} d="m9 18 6-6-6-6" />
}

export function PlusIcon(props: IconProps) {
  return <Icon {...props} d="M5 12h14M12 5v14" />
}

export function PreviousIcon(props: IconProps) {
  return <Icon {...props} d="m15 18-6-6 6-6" />
}

export function SearchIcon(props: IconProps) {
  return <Icon {...props} d="m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0z" />
}

export function UserIcon(props: IconProps) {
  return <Icon {...props} d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 1 1 8 0z" />
}
