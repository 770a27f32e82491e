import type { Benefit } from '../../commerce/content/content.ts'
import { homeMessages } from '../../messages/home.ts'
import { CheckIcon, ReturnIcon, TruckIcon, WarrantyIcon } from '../../ui/icons/home-icons.tsx'
import type { IconProps } from '../../ui/icons/icon.tsx'
import styles from './benefits.module.css'

const icons: Record<string, (props: IconProps) => React.ReactNode> = {
  'badge-check': WarrantyIcon,
  truck: TruckIcon,
  'undo-2': ReturnIcon,
}

export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  if (benefits.length === 0) return null
  return (
    <section className={styles.strip} aria-label={homeMessages.benefits}>
      <ul className="wrap">
        {benefits.map(({ icon, text }) => {
          const Icon = icons[icon] ?? CheckIcon
          return (
            <li key={text}>
              <Icon size={20} />
              {text}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
