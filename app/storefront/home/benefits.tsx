import { homeMessages } from '#messages/home.ts'
import { Icon } from '#ui/icons/icon.tsx'
import styles from './benefits.module.css'

interface ShownBenefit {
  text: string
  /** The path of its icon. */
  outline: string
}

export function Benefits({ benefits }: { benefits: readonly ShownBenefit[] }) {
  if (benefits.length === 0) return null
  return (
    <section className={styles.strip} aria-label={homeMessages.benefits}>
      <ul className="wrap">
        {benefits.map(({ outline, text }, at) => (
          <li key={at}>
            <Icon size={20} d={outline} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
