import { Icon, type IconProps } from './icon.tsx'

export function LockIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4"
    />
  )
}
