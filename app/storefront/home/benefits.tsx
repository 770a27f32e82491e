import { BadgeCheck, Check, type LucideIcon, Truck, Undo2 } from 'lucide-react'
import type { Benefit } from '../../commerce/content/content.ts'
import styles from './benefits.module.css'

const icons: Record<string, LucideIcon> = { 'badge-check': BadgeCheck, truck: Truck, 'undo-2': Undo2 }

export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  if (benefits.length === 0) return null
  return (
    <section className={styles.strip} aria-label="What we promise">
      <ul className="wrap">
        {benefits.map(({ icon, text }) => {
          const Icon = icons[icon] ?? Check
          return (
            <li key={text}>
              <Icon aria-hidden size={20} strokeWidth={1.5} />
              {text}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
