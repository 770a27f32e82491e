import { Link } from 'react-router'
import styles from './filter-links.module.css'

interface FilterLinksProps {
  label: string
  links: readonly { to: string; label: string; isCurrent: boolean; fullLabel?: string | undefined }[]
}

/** The values of a filter with few of them, as links. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map(({ to, label, isCurrent, fullLabel }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent || undefined}
          aria-label={fullLabel}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
