import { Link } from 'react-router'
import { productControlsMessages } from '#messages/product-controls.ts'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  trail: readonly { name: string; to: string }[]
  current: string
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={productControlsMessages.breadcrumb} className={styles.breadcrumb}>
      <ol className="quiet-links">
        {trail.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
