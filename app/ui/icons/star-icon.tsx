import { Icon, type IconProps } from './icon.tsx'

export function StarIcon({ filled, ...props }: IconProps & { filled: 'none' | 'half' | 'all' }) {
  return (
    <Icon fill={filled === 'all' ? 'currentColor' : 'none'} {...props}>
      {filled === 'half' && (
        <path
          d="M12 2v16.4l-5.6 2.6a.53.53 0 0 1-.77-.56l.88-5.14a2.12 2.12 0 0 0-.61-1.88L2.16 9.8a.53.53 0 0 1 .29-.9l5.17-.76a2.12 2.12 0 0 0 1.6-1.16z"
          fill="currentColor"
          stroke="none"
        />
      )}
      <path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z" />
    </Icon>
  )
}
