import { Icon, type IconProps } from './icon.tsx'

export function DifferentIcon(props: IconProps) {
  return <Icon {...props} d="M5 9h14M5 15h14M19 5 5 19" />
}
